/**
 * @generated SignedSource<<0e29f842b5459b5b6711ab2e7ac52b36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WhereToMeet_booking$data = {
  readonly creator: {
    readonly isOwn: boolean;
  };
  readonly date: string;
  readonly endDate: string;
  readonly id: string;
  readonly liveSession: {
    readonly " $fragmentSpreads": FragmentRefs<"VideoPlace_session">;
  } | null | undefined;
  readonly meetingPlace: {
    readonly details: string | null | undefined;
  };
  readonly placeChangedAt: string | null | undefined;
  readonly state: BookingState;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceDialog_booking" | "Place_booking" | "usePartyNames_booking">;
  readonly " $fragmentType": "WhereToMeet_booking";
};
export type WhereToMeet_booking$key = {
  readonly " $data"?: WhereToMeet_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhereToMeet_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WhereToMeet_booking",
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
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "placeChangedAt"
    },
    {
      "concreteType": "MeetingPlace",
      "kind": "LinkedField",
      "name": "meetingPlace",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "details"
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
          "name": "VideoPlace_session"
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
      "kind": "FragmentSpread",
      "name": "Place_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "PlaceDialog_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "usePartyNames_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "2052d2b7c4c63119c6de71327ab907ff";

export default node;
