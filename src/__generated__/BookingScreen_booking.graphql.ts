/**
 * @generated SignedSource<<af7bfe79afd40e0a02fd86c87bcdd18d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingScreen_booking$data = {
  readonly id: string;
  readonly oneOnOne: {
    readonly id: string;
  };
  readonly state: BookingState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_booking" | "OfferHead_booking">;
  readonly " $fragmentType": "BookingScreen_booking";
};
export type BookingScreen_booking$key = {
  readonly " $data"?: BookingScreen_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingScreen_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookingScreen_booking",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "title"
    },
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
        (v0/*:: as any*/)
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "OfferHead_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "BookingFlow_booking"
    }
  ],
  "type": "Booking"
};
})();

(node as any).hash = "446d4e2dec4ecd079acc2351fb1e9cc7";

export default node;
