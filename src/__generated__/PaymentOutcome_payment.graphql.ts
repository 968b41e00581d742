/**
 * @generated SignedSource<<01d3ebf0d40d26d05615ee025872236c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentOutcome_payment$data = {
  readonly bookingId: string | null | undefined;
  readonly creatorSlug: string;
  readonly " $fragmentSpreads": FragmentRefs<"Paid_payment" | "Refunded_payment">;
  readonly " $fragmentType": "PaymentOutcome_payment";
};
export type PaymentOutcome_payment$key = {
  readonly " $data"?: PaymentOutcome_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentOutcome_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PaymentOutcome_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "bookingId"
    },
    {
      "kind": "ScalarField",
      "name": "creatorSlug"
    },
    {
      "kind": "FragmentSpread",
      "name": "Paid_payment"
    },
    {
      "kind": "FragmentSpread",
      "name": "Refunded_payment"
    }
  ],
  "type": "Payment"
};

(node as any).hash = "9a066511ece8b421214c3ac8df2ec7ec";

export default node;
