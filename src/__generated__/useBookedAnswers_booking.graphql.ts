/**
 * @generated SignedSource<<377b1b743d4f71e0163df982f10fe16c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useBookedAnswers_booking$data = {
  readonly catalogItemId: string;
  readonly state: BookingState;
  readonly " $fragmentType": "useBookedAnswers_booking";
};
export type useBookedAnswers_booking$key = {
  readonly " $data"?: useBookedAnswers_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBookedAnswers_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useBookedAnswers_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "catalogItemId"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "58102af651cc6bd60ef7798ca982f5fc";

export default node;
