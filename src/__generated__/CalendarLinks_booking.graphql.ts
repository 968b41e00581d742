/**
 * @generated SignedSource<<9e96b570cc0373f58bb3bfeb543af1c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
export type MeetingKind = "ADDRESS" | "LINK" | "PHONE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CalendarLinks_booking$data = {
  readonly bookerName: string;
  readonly creator: {
    readonly firstName: string;
    readonly isOwn: boolean;
    readonly lastName: string;
    readonly slug: string;
  };
  readonly date: string;
  readonly endDate: string;
  readonly id: string;
  readonly liveSession: {
    readonly joinUrl: {
      readonly absoluteUrl: string;
    };
  } | null | undefined;
  readonly meetingPlace: {
    readonly details: string | null | undefined;
    readonly kind: MeetingKind;
  };
  readonly moves: ReadonlyArray<{
    readonly __typename: "BookingMove";
  }>;
  readonly placeChangeCount: number;
  readonly state: BookingState;
  readonly title: string;
  readonly " $fragmentType": "CalendarLinks_booking";
};
export type CalendarLinks_booking$key = {
  readonly " $data"?: CalendarLinks_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarLinks_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CalendarLinks_booking",
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
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "endDate"
    },
    {
      "kind": "ScalarField",
      "name": "bookerName"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "concreteType": "BookingMove",
      "kind": "LinkedField",
      "name": "moves",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    },
    {
      "concreteType": "MeetingPlace",
      "kind": "LinkedField",
      "name": "meetingPlace",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "kind"
        },
        {
          "kind": "ScalarField",
          "name": "details"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "placeChangeCount"
    },
    {
      "concreteType": "LiveSession",
      "kind": "LinkedField",
      "name": "liveSession",
      "plural": false,
      "selections": [
        {
          "concreteType": "JoinUrl",
          "kind": "LinkedField",
          "name": "joinUrl",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "absoluteUrl"
            }
          ]
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
          "name": "firstName"
        },
        {
          "kind": "ScalarField",
          "name": "lastName"
        },
        {
          "kind": "ScalarField",
          "name": "slug"
        },
        {
          "kind": "ScalarField",
          "name": "isOwn"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "5d1162b3cbb720779d88352d1e822942";

export default node;
