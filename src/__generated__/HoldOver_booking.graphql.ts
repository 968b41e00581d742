/**
 * @generated SignedSource<<a136f301e4d73bf068ed19bb386996a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HoldOver_booking$data = {
  readonly paymentStatus: BookingPaymentStatus;
  readonly state: BookingState;
  readonly " $fragmentSpreads": FragmentRefs<"CancelledElsewhere_booking" | "HoldExpired_booking">;
  readonly " $fragmentType": "HoldOver_booking";
};
export type HoldOver_booking$key = {
  readonly " $data"?: HoldOver_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"HoldOver_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "HoldOver_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "paymentStatus"
    },
    {
      "kind": "FragmentSpread",
      "name": "HoldExpired_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "CancelledElsewhere_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "f5a894e08611cd6add963843c1dd37c8";

export default node;
