/**
 * @generated SignedSource<<05b0babb36071b75165ecdacba74e381>>
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

(node as any).hash = "38bc8353c19a956694501828cdf48885";

export default node;
