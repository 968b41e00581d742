/**
 * @generated SignedSource<<25077b0a5543252c338431f483d160ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextStep_booking$data = {
  readonly creator: {
    readonly isOwn: boolean;
    readonly slug: string;
  };
  readonly payment: {
    readonly id: string;
    readonly state: PaymentState;
  } | null | undefined;
  readonly paymentStatus: BookingPaymentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_booking" | "BookAgain_booking" | "PayNow_booking">;
  readonly " $fragmentType": "NextStep_booking";
};
export type NextStep_booking$key = {
  readonly " $data"?: NextStep_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NextStep_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "paymentStatus"
    },
    {
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "state"
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
      "name": "AddToCalendar_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "BookAgain_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "PayNow_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "a05b95f20b58092d65cf2b2ca3f5b5c2";

export default node;
