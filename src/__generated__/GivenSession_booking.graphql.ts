/**
 * @generated SignedSource<<174da014334c6a217d1103869007d84b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GivenSession_booking$data = {
  readonly bookerName: string;
  readonly bookerTimeZone: string | null | undefined;
  readonly creator: {
    readonly slug: string;
  };
  readonly date: string;
  readonly endDate: string;
  readonly id: string;
  readonly intakes: ReadonlyArray<{
    readonly answer: string;
    readonly question: string;
  }>;
  readonly meetingPlace: {
    readonly " $fragmentSpreads": FragmentRefs<"PlaceLine_place">;
  };
  readonly moves: ReadonlyArray<{
    readonly from: string;
  }>;
  readonly paymentStatus: BookingPaymentStatus;
  readonly price: number;
  readonly state: BookingState;
  readonly title: string;
  readonly " $fragmentType": "GivenSession_booking";
};
export type GivenSession_booking$key = {
  readonly " $data"?: GivenSession_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"GivenSession_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "GivenSession_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "price"
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
      "name": "state"
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
      "kind": "ScalarField",
      "name": "bookerTimeZone"
    },
    {
      "concreteType": "MeetingPlace",
      "kind": "LinkedField",
      "name": "meetingPlace",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "PlaceLine_place"
        }
      ]
    },
    {
      "concreteType": "BookingMove",
      "kind": "LinkedField",
      "name": "moves",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "from"
        }
      ]
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
    }
  ],
  "type": "Booking"
};

(node as any).hash = "835a5b39e7d9ff1ef193070f5517b041";

export default node;
