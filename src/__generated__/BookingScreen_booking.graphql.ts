/**
 * @generated SignedSource<<2596a6fbede002e810ea7784f252efec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingScreen_booking$data = {
  readonly catalogItemId: string;
  readonly id: string;
  readonly state: BookingState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_booking" | "OfferAbout_booking" | "OfferHead_booking">;
  readonly " $fragmentType": "BookingScreen_booking";
};
export type BookingScreen_booking$key = {
  readonly " $data"?: BookingScreen_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingScreen_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookingScreen_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "catalogItemId"
    },
    {
      "kind": "FragmentSpread",
      "name": "OfferHead_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "OfferAbout_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "BookingFlow_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "cac25e2a7aad5acb806076f0ba97dbd8";

export default node;
