/**
 * @generated SignedSource<<2f2905430bbf1885983a54ee84cd5e77>>
 * @relayHash 93e2eb298bff5e61a6b4ab861ccd63ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93e2eb298bff5e61a6b4ab861ccd63ba

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeamerPublicationScreenQuery$variables = {
  id: string;
};
export type BeamerPublicationScreenQuery$data = {
  readonly publicationById: {
    readonly revision: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ItemDocument_item" | "OwnItemPage_item" | "PublicationForm_publication">;
  };
};
export type BeamerPublicationScreenQuery = {
  response: BeamerPublicationScreenQuery$data;
  variables: BeamerPublicationScreenQuery$variables;
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
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "BeamerPublicationScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Publication",
        "kind": "LinkedField",
        "name": "publicationById",
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
            "name": "PublicationForm_publication"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BeamerPublicationScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Publication",
        "kind": "LinkedField",
        "name": "publicationById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
                  (v3/*:: as any*/)
                ]
              },
              {
                "concreteType": "Document",
                "kind": "LinkedField",
                "name": "document",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
      }
    ]
  },
  "params": {
    "id": "93e2eb298bff5e61a6b4ab861ccd63ba",
    "metadata": {},
    "name": "BeamerPublicationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "78be10e9593b25a76314de0c6591b662";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
