/**
 * @generated SignedSource<<2a74bf5a802109774f3980a12a76cd72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IntakeStep_booking$data = {
  readonly creator: {
    readonly isOwn: boolean;
    readonly slug: string;
  };
  readonly id: string;
  readonly oneOnOne: {
    readonly id: string;
  };
  readonly paymentStatus: BookingPaymentStatus;
  readonly state: BookingState;
  readonly " $fragmentSpreads": FragmentRefs<"HeldSlot_booking" | "HoldExpired_booking" | "IntakeForm_booking">;
  readonly " $fragmentType": "IntakeStep_booking";
};
export type IntakeStep_booking$key = {
  readonly " $data"?: IntakeStep_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntakeStep_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IntakeStep_booking",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "paymentStatus"
    },
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
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
      "name": "HeldSlot_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "HoldExpired_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "IntakeForm_booking"
    }
  ],
  "type": "Booking"
};
})();

(node as any).hash = "3a1ec9ae1ae5abe2ae6ff9b1bf790449";

export default node;
