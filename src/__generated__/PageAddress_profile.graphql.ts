/**
 * @generated SignedSource<<7a2520ed3b8408613539171cadfbf963>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageAddress_profile$data = {
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"PageAddressForm_profile">;
  readonly " $fragmentType": "PageAddress_profile";
};
export type PageAddress_profile$key = {
  readonly " $data"?: PageAddress_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageAddress_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PageAddress_profile",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "FragmentSpread",
      "name": "PageAddressForm_profile"
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "e9b41f524a62da2f0747b659c8aa0770";

export default node;
