/**
 * @generated SignedSource<<0f64908b4e55bcd3bf67603077280747>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerDetails_seller$data = {
  readonly address: string;
  readonly companyNumber: string;
  readonly name: string;
  readonly vatNumber: string;
  readonly " $fragmentSpreads": FragmentRefs<"SellerEmail_seller">;
  readonly " $fragmentType": "SellerDetails_seller";
};
export type SellerDetails_seller$key = {
  readonly " $data"?: SellerDetails_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerDetails_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SellerDetails_seller",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "address"
    },
    {
      "kind": "ScalarField",
      "name": "companyNumber"
    },
    {
      "kind": "ScalarField",
      "name": "vatNumber"
    },
    {
      "kind": "FragmentSpread",
      "name": "SellerEmail_seller"
    }
  ],
  "type": "Seller"
};

(node as any).hash = "0852119cb805ed61a983e89d3601964a";

export default node;
