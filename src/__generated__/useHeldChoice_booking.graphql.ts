/**
 * @generated SignedSource<<3c7e925b98f96db60cf18218e9fbdc79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useHeldChoice_booking$data = {
  readonly date: string;
  readonly state: BookingState;
  readonly " $fragmentType": "useHeldChoice_booking";
};
export type useHeldChoice_booking$key = {
  readonly " $data"?: useHeldChoice_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHeldChoice_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useHeldChoice_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "6d18684faa0e76c6a16d532eaff39241";

export default node;
