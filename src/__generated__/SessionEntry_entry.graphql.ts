/**
 * @generated SignedSource<<c1ee97bd3fb934756a0c88a3de221c84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
export type BookingType = "ONE_ON_ONE" | "%future added value";
export type VatTreatment = "INCLUDED" | "OUTSIDE_EU" | "REVERSE_CHARGE" | "ZERO_RATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SessionEntry_entry$data = {
  readonly bookingId: string;
  readonly creatorName: string;
  readonly creatorProfessionTitle: string | null | undefined;
  readonly creatorProfilePicture: string | null | undefined;
  readonly creatorSlug: string;
  readonly date: string;
  readonly endDate: string;
  readonly liveSession: {
    readonly " $fragmentSpreads": FragmentRefs<"JoinSession_session">;
  } | null | undefined;
  readonly meetingPlace: {
    readonly " $fragmentSpreads": FragmentRefs<"PlaceLine_place">;
  };
  readonly paymentStatus: BookingPaymentStatus;
  readonly placeChangedAt: string | null | undefined;
  readonly price: number;
  readonly state: BookingState;
  readonly title: string;
  readonly type: BookingType;
  readonly vatTreatment: VatTreatment;
  readonly " $fragmentSpreads": FragmentRefs<"UnfinishedState_entry">;
  readonly " $fragmentType": "SessionEntry_entry";
};
export type SessionEntry_entry$key = {
  readonly " $data"?: SessionEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionEntry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SessionEntry_entry",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "bookingId"
    },
    {
      "kind": "ScalarField",
      "name": "creatorProfilePicture"
    },
    {
      "kind": "ScalarField",
      "name": "creatorName"
    },
    {
      "kind": "ScalarField",
      "name": "creatorProfessionTitle"
    },
    {
      "kind": "ScalarField",
      "name": "creatorSlug"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "type"
    },
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "vatTreatment"
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
      "name": "placeChangedAt"
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
      "kind": "FragmentSpread",
      "name": "UnfinishedState_entry"
    }
  ],
  "type": "BookingListEntry"
};

(node as any).hash = "8e763bda9c7d76a471b567f10db74cfc";

export default node;
