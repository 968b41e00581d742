/**
 * @generated SignedSource<<3b087f02dd4f335ad7ee9faf02d19232>>
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
  "metadata": null,
  "name": "PaymentOutcome_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookingId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creatorSlug",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Paid_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Refunded_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "9a066511ece8b421214c3ac8df2ec7ec";

export default node;
