/**
 * @generated SignedSource<<afb265b9e8ad7539ba660788eee4d013>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingParty = "BOOKER" | "CREATOR" | "PLATFORM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WhoWasThere_booking$data = {
  readonly attendance: ReadonlyArray<{
    readonly from: string;
    readonly party: BookingParty;
    readonly to: string;
  }>;
  readonly date: string;
  readonly endDate: string;
  readonly " $fragmentSpreads": FragmentRefs<"usePartyNames_booking">;
  readonly " $fragmentType": "WhoWasThere_booking";
};
export type WhoWasThere_booking$key = {
  readonly " $data"?: WhoWasThere_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhoWasThere_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WhoWasThere_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "endDate"
    },
    {
      "concreteType": "Attendance",
      "kind": "LinkedField",
      "name": "attendance",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "party"
        },
        {
          "kind": "ScalarField",
          "name": "from"
        },
        {
          "kind": "ScalarField",
          "name": "to"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "usePartyNames_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "e6029a4261bc1ece52cc9a298b33a5b7";

export default node;
