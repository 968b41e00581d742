/**
 * @generated SignedSource<<f76c7aafdbdc52cd5d25e09f89979fa1>>
 * @relayHash 194a449c82938c0c7130b246ca671fac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 194a449c82938c0c7130b246ca671fac

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeamerTalkScreenQuery$variables = {
  id: string;
};
export type BeamerTalkScreenQuery$data = {
  readonly talkById: {
    readonly revision: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ItemDocument_item" | "OwnItemPage_item" | "TalkForm_talk">;
  };
  readonly userSettings: {
    readonly timeZone: string | null | undefined;
  };
};
export type BeamerTalkScreenQuery = {
  response: BeamerTalkScreenQuery$data;
  variables: BeamerTalkScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "revision"
},
v3 = {
  "kind": "ScalarField",
  "name": "timeZone"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "BeamerTalkScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Talk",
        "kind": "LinkedField",
        "name": "talkById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "OwnItemPage_item"
          },
          {
            "kind": "FragmentSpread",
            "name": "ItemDocument_item"
          },
          {
            "kind": "FragmentSpread",
            "name": "TalkForm_talk"
          }
        ]
      },
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BeamerTalkScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Talk",
        "kind": "LinkedField",
        "name": "talkById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "description"
          },
          {
            "kind": "ScalarField",
            "name": "eventDate"
          },
          {
            "kind": "ScalarField",
            "name": "eventName"
          },
          {
            "kind": "ScalarField",
            "name": "eventLocation"
          },
          {
            "kind": "ScalarField",
            "name": "eventUrl"
          },
          {
            "kind": "ScalarField",
            "name": "durationInMinutes"
          },
          {
            "kind": "ScalarField",
            "name": "price"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "ScalarField",
                "name": "status"
              }
            ],
            "type": "CatalogItem",
            "abstractKey": "__isCatalogItem"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Thumbnail",
                "kind": "LinkedField",
                "name": "thumbnails",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "__typename"
                  },
                  (v4/*:: as any*/)
                ]
              },
              {
                "concreteType": "Document",
                "kind": "LinkedField",
                "name": "document",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "name"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "sizeInBytes"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "pageCount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "previewState"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "isReplacement"
                  }
                ]
              }
            ],
            "type": "ReadableItem",
            "abstractKey": "__isReadableItem"
          }
        ]
      },
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "194a449c82938c0c7130b246ca671fac",
    "metadata": {},
    "name": "BeamerTalkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "964a714790977f318e39cf9ce6bd4cb0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
