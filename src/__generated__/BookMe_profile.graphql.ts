/**
 * @generated SignedSource<<941f9f0791f4a6699df65aeb735c5158>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookMe_profile$data = {
  readonly bookMeUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BookMeForm_profile">;
  readonly " $fragmentType": "BookMe_profile";
};
export type BookMe_profile$key = {
  readonly " $data"?: BookMe_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookMe_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookMe_profile",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "bookMeUrl"
    },
    {
      "kind": "FragmentSpread",
      "name": "BookMeForm_profile"
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "95e5d1e45dc4ea520059c88c1b3c50d8";

export default node;
