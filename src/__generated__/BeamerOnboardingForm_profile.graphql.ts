/**
 * @generated SignedSource<<9b99975fbfad992d72d27c7672de18e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeamerOnboardingForm_profile$data = {
  readonly biography: string | null | undefined;
  readonly professionalTitle: string | null | undefined;
  readonly profilePicture: {
    readonly __typename: "ProfilePicture";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PictureField_profile">;
  readonly " $fragmentType": "BeamerOnboardingForm_profile";
};
export type BeamerOnboardingForm_profile$key = {
  readonly " $data"?: BeamerOnboardingForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"BeamerOnboardingForm_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BeamerOnboardingForm_profile",
  "selections": [
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
    },
    {
      "kind": "FragmentSpread",
      "name": "PictureField_profile"
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "d15ca222ab921a619aabba53b884eda8";

export default node;
