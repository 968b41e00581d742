/**
 * @generated SignedSource<<ddd034e2605e2cca1d35ceb5617fade0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AmountPaid_payment$data = {
  readonly amountWithVat: number;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useKnownTotal_payment">;
  readonly " $fragmentType": "AmountPaid_payment";
};
export type AmountPaid_payment$key = {
  readonly " $data"?: AmountPaid_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AmountPaid_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AmountPaid_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
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

(node as any).hash = "61c4209cfd2634dd556e4fd840079a8f";

export default node;
