/**
 * @generated SignedSource<<59189cd5193a7331d5aa0c83832787ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProfileSteps_query$data = {
  readonly catalogItemsForCurrentCreator: ReadonlyArray<{
    readonly category: CatalogItemCategory;
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

const node: ReaderFragment = {
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
          "selections": [
            {
              "kind": "ScalarField",
              "name": "__typename"
            }
          ]
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
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "46502ae33b58011be1941fa147bd7312";

export default node;
