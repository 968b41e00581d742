/**
 * @generated SignedSource<<1528518c847f7d60775e69e20ab9a75f>>
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
  "metadata": null,
  "name": "CardFields_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountWithVat",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useConfirmPayment_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "6180917dee0755f2ed82602e7b76f9ff";

export default node;
