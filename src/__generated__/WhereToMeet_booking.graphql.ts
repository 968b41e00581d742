/**
 * @generated SignedSource<<ebf68b6f3b0f5d67bdc73e256f1f4344>>
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

(node as any).hash = "a9eb354e7c872cc98ce1f720d42b300d";

export default node;
