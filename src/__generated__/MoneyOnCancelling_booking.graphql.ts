/**
 * @generated SignedSource<<d0a5311a4df99ced7e04e2eb9b7b74bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MoneyOnCancelling_booking$data = {
  readonly bookerName: string;
  readonly creator: {
    readonly isOwn: boolean;
  };
  readonly payment: {
    readonly amountWithVat: number;
  } | null | undefined;
  readonly paymentStatus: BookingPaymentStatus;
  readonly price: number;
  readonly refundableUntil: string | null | undefined;
  readonly " $fragmentType": "MoneyOnCancelling_booking";
};
export type MoneyOnCancelling_booking$key = {
  readonly " $data"?: MoneyOnCancelling_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoneyOnCancelling_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MoneyOnCancelling_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "paymentStatus"
    },
    {
      "kind": "ScalarField",
      "name": "bookerName"
    },
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "refundableUntil"
    },
    {
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "amountWithVat"
        }
      ]
    },
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "isOwn"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "78c928d99fa47536aa5592a6f131fc85";

export default node;
