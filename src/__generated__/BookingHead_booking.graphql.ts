/**
 * @generated SignedSource<<107392f8ac952659e2cc04f0a528ba85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingHead_booking$data = {
  readonly bookerName: string;
  readonly creator: {
    readonly isOwn: boolean;
  };
  readonly date: string;
  readonly oneOnOne: {
    readonly duration: SessionDuration;
  };
  readonly payment: {
    readonly state: PaymentState;
  } | null | undefined;
  readonly paymentStatus: BookingPaymentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"WithWhom_booking">;
  readonly " $fragmentType": "BookingHead_booking";
};
export type BookingHead_booking$key = {
  readonly " $data"?: BookingHead_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingHead_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookingHead_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "paymentStatus"
    },
    {
      "kind": "ScalarField",
      "name": "bookerName"
    },
    {
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
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
          "name": "isOwn"
        }
      ]
    },
    {
      "concreteType": "OneOnOne",
      "kind": "LinkedField",
      "name": "oneOnOne",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "duration"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "WithWhom_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "c43a4735597b4817977735bd87133240";

export default node;
