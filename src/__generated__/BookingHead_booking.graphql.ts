/**
 * @generated SignedSource<<94cc23c59a1afbb6b02ae570a2f49645>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
export type VatTreatment = "INCLUDED" | "OUTSIDE_EU" | "REVERSE_CHARGE" | "ZERO_RATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingHead_booking$data = {
  readonly bookerName: string;
  readonly creator: {
    readonly isOwn: boolean;
  };
  readonly date: string;
  readonly endDate: string;
  readonly payment: {
    readonly amountWithVat: number;
    readonly state: PaymentState;
    readonly vatTreatment: VatTreatment;
  } | null | undefined;
  readonly paymentStatus: BookingPaymentStatus;
  readonly state: BookingState;
  readonly " $fragmentSpreads": FragmentRefs<"WithWhom_booking">;
  readonly " $fragmentType": "BookingHead_booking";
};
export type BookingHead_booking$key = {
  readonly " $data"?: BookingHead_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingHead_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "state"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookingHead_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "endDate"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "paymentStatus"
    },
    {
      "kind": "ScalarField",
      "name": "bookerName"
    },
    {
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "amountWithVat"
        },
        {
          "kind": "ScalarField",
          "name": "vatTreatment"
        }
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
          "name": "isOwn"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "WithWhom_booking"
    }
  ],
  "type": "Booking"
};
})();

(node as any).hash = "194cf4ad1ef4946cf484887d13d8ac83";

export default node;
