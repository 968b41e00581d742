/**
 * @generated SignedSource<<998d25a5390815db8e0dadf1fab5277b>>
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
  readonly liveSession: {
    readonly " $fragmentSpreads": FragmentRefs<"JoinSession_session">;
  } | null | undefined;
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
      "concreteType": "LiveSession",
      "kind": "LinkedField",
      "name": "liveSession",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "JoinSession_session"
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

(node as any).hash = "01af5aaed0eba5cc9cbed1767ee39443";

export default node;
