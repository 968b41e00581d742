/**
 * @generated SignedSource<<2339fd5cca351c2bce1b55db68a9ffbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useHeldChoice_booking$data = {
  readonly date: string;
  readonly paymentStatus: BookingPaymentStatus;
  readonly " $fragmentType": "useHeldChoice_booking";
};
export type useHeldChoice_booking$key = {
  readonly " $data"?: useHeldChoice_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHeldChoice_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useHeldChoice_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "paymentStatus"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "dea24b6671471e457ca9633c058a5e80";

export default node;
