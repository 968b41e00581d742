/**
 * @generated SignedSource<<07a6cce28bc3a192ab9ebf95027c5331>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardFields_payment$data = {
  readonly amountWithVat: number;
  readonly " $fragmentSpreads": FragmentRefs<"useConfirmPayment_payment">;
  readonly " $fragmentType": "CardFields_payment";
};
export type CardFields_payment$key = {
  readonly " $data"?: CardFields_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardFields_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CardFields_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "amountWithVat"
    },
    {
      "kind": "FragmentSpread",
      "name": "useConfirmPayment_payment"
    }
  ],
  "type": "Payment"
};

(node as any).hash = "6180917dee0755f2ed82602e7b76f9ff";

export default node;
