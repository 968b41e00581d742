/**
 * @generated SignedSource<<ba43a8363cff590a7b46ea32da13d77e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IntakeStep_booking$data = {
  readonly creator: {
    readonly isOwn: boolean;
  };
  readonly date: string;
  readonly id: string;
  readonly intakeQuestions: ReadonlyArray<{
    readonly question: string;
  }>;
  readonly paymentStatus: BookingPaymentStatus;
  readonly state: BookingState;
  readonly " $fragmentSpreads": FragmentRefs<"HeldSlot_booking" | "HoldExpired_booking" | "IntakeForm_booking">;
  readonly " $fragmentType": "IntakeStep_booking";
};
export type IntakeStep_booking$key = {
  readonly " $data"?: IntakeStep_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntakeStep_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IntakeStep_booking",
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
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "paymentStatus"
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
      "concreteType": "BookingIntakeQuestion",
      "kind": "LinkedField",
      "name": "intakeQuestions",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "question"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "HeldSlot_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "HoldExpired_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "IntakeForm_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "e0b0a11c65dc9c974cdf683c77b02cfb";

export default node;
