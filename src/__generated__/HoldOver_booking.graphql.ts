/**
 * @generated SignedSource<<8ae51495696ad5c75c4edad70f47b664>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HoldOver_booking$data = {
  readonly paymentStatus: BookingPaymentStatus;
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

(node as any).hash = "9db0f0a647b42381b429f178c3c0c6e8";

export default node;
