/**
 * @generated SignedSource<<22f2439457bd25fdc70fe4b0fac4387c>>
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
  readonly oneOnOne: {
    readonly " $fragmentSpreads": FragmentRefs<"BuyerPrice_item" | "useCompleteBooking_offer">;
  };
  readonly paymentStatus: BookingPaymentStatus;
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
      "concreteType": "OneOnOne",
      "kind": "LinkedField",
      "name": "oneOnOne",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "BuyerPrice_item"
        },
        {
          "kind": "FragmentSpread",
          "name": "useCompleteBooking_offer"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "3194bed6b9d12d6f0b63a57324f61588";

export default node;
