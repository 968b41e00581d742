/**
 * @generated SignedSource<<84cb78edb5ba0343362bc9a39a90ef10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutYou_profile$data = {
  readonly biography: string | null | undefined;
  readonly professionalTitle: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AboutYouForm_profile">;
  readonly " $fragmentType": "AboutYou_profile";
};
export type AboutYou_profile$key = {
  readonly " $data"?: AboutYou_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutYou_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AboutYou_profile",
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
      "kind": "FragmentSpread",
      "name": "AboutYouForm_profile"
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "0bad4d08a48f41bb2f04be71d5ef6bc8";

export default node;
