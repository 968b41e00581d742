/**
 * @generated SignedSource<<043a996e5706bc00f2c7674ab372e100>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerEmail_seller$data = {
  readonly email: string;
  readonly " $fragmentType": "SellerEmail_seller";
};
export type SellerEmail_seller$key = {
  readonly " $data"?: SellerEmail_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerEmail_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SellerEmail_seller",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "email"
    }
  ],
  "type": "Seller"
};

(node as any).hash = "7629b42339b1ad255a9bdfbf8a46cae4";

export default node;
