/**
 * @generated SignedSource<<6d3f0c2c316d1ca3bafbef3bd5c42c52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
export type LiveSessionStatus = "ENDED" | "LIVE" | "SCHEDULED" | "%future added value";
export type MeetingKind = "ADDRESS" | "LINK" | "PHONE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Meeting_session$data = {
  readonly booking: {
    readonly bookerName: string;
    readonly creator: {
      readonly firstName: string;
      readonly isOwn: boolean;
      readonly lastName: string;
      readonly slug: string;
    };
    readonly meetingPlace: {
      readonly kind: MeetingKind;
    };
    readonly state: BookingState;
    readonly " $fragmentSpreads": FragmentRefs<"Closed_booking" | "Lobby_booking" | "NoVideo_booking" | "Room_booking">;
  };
  readonly channelId: string;
  readonly closesAt: string;
  readonly opensAt: string;
  readonly status: LiveSessionStatus;
  readonly " $fragmentType": "Meeting_session";
};
export type Meeting_session$key = {
  readonly " $data"?: Meeting_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"Meeting_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Meeting_session",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "channelId"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "opensAt"
    },
    {
      "kind": "ScalarField",
      "name": "closesAt"
    },
    {
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "state"
        },
        {
          "kind": "ScalarField",
          "name": "bookerName"
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
        },
        {
          "kind": "FragmentSpread",
          "name": "Lobby_booking"
        },
        {
          "kind": "FragmentSpread",
          "name": "Room_booking"
        },
        {
          "kind": "FragmentSpread",
          "name": "Closed_booking"
        },
        {
          "kind": "FragmentSpread",
          "name": "NoVideo_booking"
        }
      ]
    }
  ],
  "type": "LiveSession"
};

(node as any).hash = "3b1159794938610e20d90d478cb13b20";

export default node;
