/**
 * @generated SignedSource<<1c7abc820c6417c8c881cbce7851431b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderSums_payment$data = {
  readonly amountWithVat: number;
  readonly amountWithoutVat: number;
  readonly category: CatalogItemCategory;
  readonly " $fragmentSpreads": FragmentRefs<"useKnownTotal_payment">;
  readonly " $fragmentType": "OrderSums_payment";
};
export type OrderSums_payment$key = {
  readonly " $data"?: OrderSums_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSums_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderSums_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "kind": "ScalarField",
      "name": "amountWithoutVat"
    },
    {
      "kind": "ScalarField",
      "name": "amountWithVat"
    },
    {
      "kind": "FragmentSpread",
      "name": "useKnownTotal_payment"
    }
  ],
  "type": "Payment"
};

(node as any).hash = "4227a47adf009b19cd6c640849daa4bb";

export default node;
