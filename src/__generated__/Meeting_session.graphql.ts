/**
 * @generated SignedSource<<68191eae6686cbab53ef57fea7fb361e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
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
    readonly paymentStatus: BookingPaymentStatus;
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
          "name": "paymentStatus"
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

(node as any).hash = "52a114a30ac07ff798c8712602d8b960";

export default node;
