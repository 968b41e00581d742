/**
 * @generated SignedSource<<78d14812a4500deb3c9cb997a5e358da>>
 * @relayHash 770e952fe96c444ea983594899fb360e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 770e952fe96c444ea983594899fb360e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferingsTabQuery$variables = {
  slug: string;
};
export type OfferingsTabQuery$data = {
  readonly userPublicProfileBySlug: {
    readonly firstName: string;
    readonly isOwn: boolean;
    readonly oneOnOnes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OfferCard_offer">;
    }>;
    readonly publications: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DropCard_drop">;
    }>;
    readonly slug: string;
  };
};
export type OfferingsTabQuery = {
  response: OfferingsTabQuery$data;
  variables: OfferingsTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "firstName"
},
v3 = {
  "kind": "ScalarField",
  "name": "slug"
},
v4 = {
  "kind": "ScalarField",
  "name": "isOwn"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "title"
},
v7 = {
  "kind": "ScalarField",
  "name": "description"
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "priceWithVat"
    },
    {
      "kind": "ScalarField",
      "name": "vatTreatment"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    }
  ],
  "type": "CatalogItem",
  "abstractKey": "__isCatalogItem"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "OfferingsTabQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userPublicProfileBySlug",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "concreteType": "OneOnOne",
            "kind": "LinkedField",
            "name": "oneOnOnes",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "OfferCard_offer"
              }
            ]
          },
          {
            "concreteType": "Publication",
            "kind": "LinkedField",
            "name": "publications",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "DropCard_drop"
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
    "name": "OfferingsTabQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userPublicProfileBySlug",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "concreteType": "OneOnOne",
            "kind": "LinkedField",
            "name": "oneOnOnes",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "descriptionBulletPoints"
              },
              {
                "kind": "ScalarField",
                "name": "duration"
              },
              {
                "kind": "ScalarField",
                "name": "meetingKind"
              },
              (v8/*:: as any*/)
            ]
          },
          {
            "concreteType": "Publication",
            "kind": "LinkedField",
            "name": "publications",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
                  (v5/*:: as any*/)
                ]
              },
              (v8/*:: as any*/)
            ]
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "770e952fe96c444ea983594899fb360e",
    "metadata": {},
    "name": "OfferingsTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35ac6301c8caa506ce64f77afed2d4ad";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
