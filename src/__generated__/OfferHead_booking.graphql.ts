/**
 * @generated SignedSource<<3a7e344a3e8ff7445efac21010f6a70e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferHead_booking$data = {
  readonly date: string;
  readonly endDate: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookedPrice_booking">;
  readonly " $fragmentType": "OfferHead_booking";
};
export type OfferHead_booking$key = {
  readonly " $data"?: OfferHead_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferHead_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferHead_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
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
      "kind": "FragmentSpread",
      "name": "BookedPrice_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "0602a1e276f015a3b6cec5279b55bfb2";

export default node;
