/**
 * @generated SignedSource<<bc5c0520744ea7e1dd8a2a6aba10f8b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangeSession_booking$data = {
  readonly cancelRefusal: string | null | undefined;
  readonly creator: {
    readonly isOwn: boolean;
    readonly slug: string;
  };
  readonly date: string;
  readonly endDate: string;
  readonly id: string;
  readonly isRefundable: boolean;
  readonly paymentStatus: BookingPaymentStatus;
  readonly refundableUntil: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CancelSession_booking" | "RefundTerms_booking" | "useRescheduleRefusal_booking">;
  readonly " $fragmentType": "ChangeSession_booking";
};
export type ChangeSession_booking$key = {
  readonly " $data"?: ChangeSession_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeSession_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ChangeSession_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "endDate"
    },
    {
      "kind": "ScalarField",
      "name": "paymentStatus"
    },
    {
      "kind": "ScalarField",
      "name": "isRefundable"
    },
    {
      "kind": "ScalarField",
      "name": "refundableUntil"
    },
    {
      "kind": "ScalarField",
      "name": "cancelRefusal"
    },
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "slug"
        },
        {
          "kind": "ScalarField",
          "name": "isOwn"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "useRescheduleRefusal_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "RefundTerms_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "CancelSession_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "06edc49337f92a41aba97ed9a69dead5";

export default node;
