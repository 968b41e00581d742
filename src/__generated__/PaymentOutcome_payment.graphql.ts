/**
 * @generated SignedSource<<b48882dc4b27281b72156ffcefa9e392>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentOutcome_payment$data = {
  readonly booking: {
    readonly paymentStatus: BookingPaymentStatus;
    readonly state: BookingState;
  } | null | undefined;
  readonly bookingId: string | null | undefined;
  readonly catalogItemId: string;
  readonly category: CatalogItemCategory;
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
      "name": "category"
    },
    {
      "kind": "ScalarField",
      "name": "catalogItemId"
    },
    {
      "kind": "ScalarField",
      "name": "creatorSlug"
    },
    {
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "state"
        },
        {
          "kind": "ScalarField",
          "name": "paymentStatus"
        }
      ]
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

(node as any).hash = "fd1756ca59c5b830890b9ceb6bd042f8";

export default node;
