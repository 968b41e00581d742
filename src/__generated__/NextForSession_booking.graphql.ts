/**
 * @generated SignedSource<<d96a706ac354936b3823b968e255e2c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextForSession_booking$data = {
  readonly creator: {
    readonly firstName: string;
    readonly lastName: string;
    readonly slug: string;
  };
  readonly date: string;
  readonly endDate: string;
  readonly id: string;
  readonly meetingPlace: {
    readonly " $fragmentSpreads": FragmentRefs<"PlaceLine_place">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CalendarLinks_booking">;
  readonly " $fragmentType": "NextForSession_booking";
};
export type NextForSession_booking$key = {
  readonly " $data"?: NextForSession_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextForSession_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NextForSession_booking",
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
          "kind": "FragmentSpread",
          "name": "PlaceLine_place"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "CalendarLinks_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "88f9770e6f11491e9e4f2f7ad8b723a4";

export default node;
