/**
 * @generated SignedSource<<3c8283c2561a7a46e13f7f067f8692d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IntakeForm_booking$data = {
  readonly creator: {
    readonly slug: string;
  };
  readonly id: string;
  readonly intakes: ReadonlyArray<{
    readonly answer: string;
    readonly question: string;
  }>;
  readonly paymentStatus: BookingPaymentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"BookedPrice_booking" | "useCompleteBooking_booking">;
  readonly " $fragmentType": "IntakeForm_booking";
};
export type IntakeForm_booking$key = {
  readonly " $data"?: IntakeForm_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntakeForm_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IntakeForm_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "paymentStatus"
    },
    {
      "concreteType": "BookingIntake",
      "kind": "LinkedField",
      "name": "intakes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "question"
        },
        {
          "kind": "ScalarField",
          "name": "answer"
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
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "BookedPrice_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "useCompleteBooking_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "df517d611eb1930a55b8b9c489caacec";

export default node;
