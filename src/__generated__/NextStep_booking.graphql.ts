/**
 * @generated SignedSource<<276e36695d020f0f010413868f93c72c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextStep_booking$data = {
  readonly creator: {
    readonly firstName: string;
    readonly isOwn: boolean;
    readonly slug: string;
  };
  readonly date: string;
  readonly endDate: string;
  readonly id: string;
  readonly payment: {
    readonly id: string;
    readonly state: PaymentState;
  } | null | undefined;
  readonly state: BookingState;
  readonly " $fragmentSpreads": FragmentRefs<"BookAgain_booking" | "CalendarLinks_booking" | "ChangeSession_booking" | "PayNow_booking">;
  readonly " $fragmentType": "NextStep_booking";
};
export type NextStep_booking$key = {
  readonly " $data"?: NextStep_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "state"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NextStep_booking",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "endDate"
    },
    (v1/*:: as any*/),
    {
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ]
    },
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "firstName"
        },
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
      "kind": "FragmentSpread",
      "name": "CalendarLinks_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "ChangeSession_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "BookAgain_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "PayNow_booking"
    }
  ],
  "type": "Booking"
};
})();

(node as any).hash = "75056be23c1cf829346fce1f874509cd";

export default node;
