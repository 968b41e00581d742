/**
 * @generated SignedSource<<dcde3069964b6e45d13cbda76802e6cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useBookedAnswers_booking$data = {
  readonly oneOnOne: {
    readonly id: string;
  };
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
      "concreteType": "OneOnOne",
      "kind": "LinkedField",
      "name": "oneOnOne",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "238df30cba60ba124fdaa3c69423c702";

export default node;
