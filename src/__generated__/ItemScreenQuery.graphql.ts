/**
 * @generated SignedSource<<b9651bc7d781e46fa998d7e09791f290>>
 * @relayHash f24fcc043bbf97674ca5c0ac4287bafd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f24fcc043bbf97674ca5c0ac4287bafd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemScreenQuery$variables = {
  id: string;
  isPublication: boolean;
  isSignedIn: boolean;
  isTalk: boolean;
  slug: string;
};
export type ItemScreenQuery$data = {
  readonly publicationById?: {
    readonly awaitsConsent: boolean;
    readonly canView: boolean;
    readonly creatorId: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"ItemActions_item" | "ItemContent_item" | "ItemHead_item" | "useFreshItem_item">;
  };
  readonly talkById?: {
    readonly awaitsConsent: boolean;
    readonly canView: boolean;
    readonly creatorId: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"ItemActions_item" | "ItemContent_item" | "ItemHead_item" | "TalkFacts_talk" | "useFreshItem_item">;
  };
  readonly userPublicProfileBySlug: {
    readonly isOwn: boolean;
    readonly profileId: string;
    readonly slug: string;
    readonly " $fragmentSpreads": FragmentRefs<"ItemActions_creator" | "ItemHead_creator">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TalkFacts_query">;
};
export type ItemScreenQuery = {
  response: ItemScreenQuery$data;
  variables: ItemScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isPublication"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSignedIn"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isTalk"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v5 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v6 = {
  "kind": "ScalarField",
  "name": "isOwn"
},
v7 = {
  "kind": "ScalarField",
  "name": "profileId"
},
v8 = {
  "kind": "ScalarField",
  "name": "slug"
},
v9 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v10 = {
  "kind": "ScalarField",
  "name": "title"
},
v11 = {
  "kind": "ScalarField",
  "name": "creatorId"
},
v12 = {
  "kind": "ScalarField",
  "name": "canView"
},
v13 = {
  "kind": "ScalarField",
  "name": "awaitsConsent"
},
v14 = {
  "kind": "FragmentSpread",
  "name": "useFreshItem_item"
},
v15 = {
  "kind": "FragmentSpread",
  "name": "ItemHead_item"
},
v16 = {
  "kind": "FragmentSpread",
  "name": "ItemContent_item"
},
v17 = {
  "kind": "FragmentSpread",
  "name": "ItemActions_item"
},
v18 = {
  "kind": "ScalarField",
  "name": "id"
},
v19 = [
  {
    "kind": "ScalarField",
    "name": "systemFullPath"
  },
  (v18/*:: as any*/)
],
v20 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v21 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "previewState"
        },
        (v18/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "pageCount"
        },
        (v20/*:: as any*/)
      ]
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
        (v18/*:: as any*/)
      ]
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
      "concreteType": "Thumbnail",
      "kind": "LinkedField",
      "name": "thumbnails",
      "plural": true,
      "selections": (v19/*:: as any*/)
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
      "name": "refundedPayment",
      "plural": false,
      "selections": [
        (v20/*:: as any*/),
        (v18/*:: as any*/)
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "ItemScreenQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userPublicProfileBySlug",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "ItemHead_creator"
          },
          {
            "kind": "FragmentSpread",
            "name": "ItemActions_creator"
          }
        ]
      },
      {
        "condition": "isPublication",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v9/*:: as any*/),
            "concreteType": "Publication",
            "kind": "LinkedField",
            "name": "publicationById",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/)
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
            "args": (v9/*:: as any*/),
            "concreteType": "Talk",
            "kind": "LinkedField",
            "name": "talkById",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "TalkFacts_talk"
              }
            ]
          }
        ]
      },
      {
        "args": [
          {
            "kind": "Variable",
            "name": "isSignedIn",
            "variableName": "isSignedIn"
          }
        ],
        "kind": "FragmentSpread",
        "name": "TalkFacts_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ItemScreenQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userPublicProfileBySlug",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "firstName"
          },
          {
            "kind": "ScalarField",
            "name": "lastName"
          },
          {
            "concreteType": "ProfilePicture",
            "kind": "LinkedField",
            "name": "profilePicture",
            "plural": false,
            "selections": (v19/*:: as any*/)
          },
          (v18/*:: as any*/)
        ]
      },
      {
        "kind": "ScalarField",
        "name": "timeZoneFromCookie"
      },
      {
        "condition": "isPublication",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v9/*:: as any*/),
            "concreteType": "Publication",
            "kind": "LinkedField",
            "name": "publicationById",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v18/*:: as any*/),
              (v21/*:: as any*/)
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
            "args": (v9/*:: as any*/),
            "concreteType": "Talk",
            "kind": "LinkedField",
            "name": "talkById",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
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
              (v18/*:: as any*/),
              (v21/*:: as any*/)
            ]
          }
        ]
      },
      {
        "condition": "isSignedIn",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "UserSettings",
            "kind": "LinkedField",
            "name": "userSettings",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "timeZone"
              },
              (v18/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "f24fcc043bbf97674ca5c0ac4287bafd",
    "metadata": {},
    "name": "ItemScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "29ff03236e18f4d39b49cfa0da785d3e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
