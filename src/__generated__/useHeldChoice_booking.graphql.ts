/**
 * @generated SignedSource<<6b6a1390f2c1e50ccc01965746882097>>
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
  "metadata": null,
  "name": "useHeldChoice_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentStatus",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "dea24b6671471e457ca9633c058a5e80";

export default node;
