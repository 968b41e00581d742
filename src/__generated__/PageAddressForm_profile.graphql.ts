/**
 * @generated SignedSource<<c16fb1899cb65a65c024ef1af53c13d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageAddressForm_profile$data = {
  readonly slug: string;
  readonly " $fragmentType": "PageAddressForm_profile";
};
export type PageAddressForm_profile$key = {
  readonly " $data"?: PageAddressForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageAddressForm_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PageAddressForm_profile",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "d8058dea0efef72fe6695353942361e1";

export default node;
