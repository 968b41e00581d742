/**
 * @generated SignedSource<<e93155438621ff261b16a69b972eae54>>
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
  readonly paymentStatus: BookingPaymentStatus;
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
      "kind": "FragmentSpread",
      "name": "UnfinishedState_entry"
    }
  ],
  "type": "BookingListEntry"
};

(node as any).hash = "ab78b391960727b20cd47b9d37aa2a36";

export default node;
