/**
 * @generated SignedSource<<03fb7067455c4a97953999eabf3f29ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProfileSteps_query$data = {
  readonly availabilitySettings: {
    readonly dailyAvailabilities: ReadonlyArray<{
      readonly __typename: "DailyAvailability";
    }>;
  } | null | undefined;
  readonly catalogItemsForCurrentCreator: ReadonlyArray<{
    readonly category: CatalogItemCategory;
    readonly status: CatalogItemStatus;
  }>;
  readonly userProfile: {
    readonly biography: string | null | undefined;
    readonly professionalTitle: string | null | undefined;
    readonly profilePicture: {
      readonly __typename: "ProfilePicture";
    } | null | undefined;
    readonly slug: string;
  };
  readonly " $fragmentType": "ProfileSteps_query";
};
export type ProfileSteps_query$key = {
  readonly " $data"?: ProfileSteps_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSteps_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "__typename"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProfileSteps_query",
  "selections": [
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "userProfile",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "slug"
        },
        {
          "kind": "ScalarField",
          "name": "professionalTitle"
        },
        {
          "kind": "ScalarField",
          "name": "biography"
        },
        {
          "concreteType": "ProfilePicture",
          "kind": "LinkedField",
          "name": "profilePicture",
          "plural": false,
          "selections": (v0/*:: as any*/)
        }
      ]
    },
    {
      "kind": "LinkedField",
      "name": "catalogItemsForCurrentCreator",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "category"
        },
        {
          "kind": "ScalarField",
          "name": "status"
        }
      ]
    },
    {
      "concreteType": "AvailabilitySettings",
      "kind": "LinkedField",
      "name": "availabilitySettings",
      "plural": false,
      "selections": [
        {
          "concreteType": "DailyAvailability",
          "kind": "LinkedField",
          "name": "dailyAvailabilities",
          "plural": true,
          "selections": (v0/*:: as any*/)
        }
      ]
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "cb0872ca6ad9c8b08b5205d14ad5fbb1";

export default node;
