/**
 * @generated SignedSource<<8d8fe990db61536244440e9ec6f3cb43>>
 * @relayHash d7b86d51ab048c05a03b2543c5fb5151
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7b86d51ab048c05a03b2543c5fb5151

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFreshItemQuery$variables = {
  id: string;
  isPublication: boolean;
  isTalk: boolean;
};
export type useFreshItemQuery$data = {
  readonly publicationById?: {
    readonly " $fragmentSpreads": FragmentRefs<"ItemActions_item" | "ItemContent_item" | "ItemHead_item" | "useFreshItem_item">;
  };
  readonly talkById?: {
    readonly " $fragmentSpreads": FragmentRefs<"ItemActions_item" | "ItemContent_item" | "ItemHead_item" | "TalkFacts_talk" | "useFreshItem_item">;
  };
};
export type useFreshItemQuery = {
  response: useFreshItemQuery$data;
  variables: useFreshItemQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isPublication"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isTalk"
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
  "kind": "FragmentSpread",
  "name": "ItemHead_item"
},
v3 = {
  "kind": "FragmentSpread",
  "name": "ItemContent_item"
},
v4 = {
  "kind": "FragmentSpread",
  "name": "ItemActions_item"
},
v5 = {
  "kind": "FragmentSpread",
  "name": "useFreshItem_item"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
},
v7 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
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
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "canView"
    },
    {
      "kind": "ScalarField",
      "name": "awaitsConsent"
    },
    {
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": [
        (v6/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "pageCount"
        },
        {
          "kind": "ScalarField",
          "name": "previewState"
        },
        (v7/*:: as any*/)
      ]
    },
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "concreteType": "Thumbnail",
      "kind": "LinkedField",
      "name": "thumbnails",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "systemFullPath"
        },
        (v6/*:: as any*/)
      ]
    },
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "hasEntitlement"
    },
    {
      "kind": "ScalarField",
      "name": "canRemoveFromLibrary"
    },
    {
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "unsettledPayment",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "state"
        },
        (v6/*:: as any*/)
      ]
    },
    {
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "refundedPayment",
      "plural": false,
      "selections": [
        (v7/*:: as any*/),
        (v6/*:: as any*/)
      ]
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "priceWithVat"
        },
        {
          "kind": "ScalarField",
          "name": "vatTreatment"
        }
      ],
      "type": "CatalogItem",
      "abstractKey": "__isCatalogItem"
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useFreshItemQuery",
    "selections": [
      {
        "condition": "isPublication",
        "kind": "Condition",
        "passingValue": true,
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
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ]
          }
        ]
      },
      {
        "condition": "isTalk",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Talk",
            "kind": "LinkedField",
            "name": "talkById",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "TalkFacts_talk"
              }
            ]
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
    "name": "useFreshItemQuery",
    "selections": [
      {
        "condition": "isPublication",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Publication",
            "kind": "LinkedField",
            "name": "publicationById",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v8/*:: as any*/)
            ]
          }
        ]
      },
      {
        "condition": "isTalk",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Talk",
            "kind": "LinkedField",
            "name": "talkById",
            "plural": false,
            "selections": [
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
                "name": "eventDate"
              },
              {
                "kind": "ScalarField",
                "name": "isHappeningNow"
              },
              {
                "kind": "ScalarField",
                "name": "durationInMinutes"
              },
              (v6/*:: as any*/),
              (v8/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "d7b86d51ab048c05a03b2543c5fb5151",
    "metadata": {},
    "name": "useFreshItemQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e309f3d21438c4337cc8f36b78b0e18d";

export default node;
