/**
 * @generated SignedSource<<553528ef44b6e40eed7027725da8660a>>
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
  readonly bookerTimeZone: string | null | undefined;
  readonly creator: {
    readonly firstName: string;
    readonly isOwn: boolean;
    readonly lastName: string;
  };
  readonly creatorTimeZone: string | null | undefined;
  readonly date: string;
  readonly endDate: string;
  readonly payment: {
    readonly amountWithVat: number;
    readonly state: PaymentState;
    readonly vatTreatment: VatTreatment;
  } | null | undefined;
  readonly paymentStatus: BookingPaymentStatus;
  readonly price: number;
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
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "bookerName"
    },
    {
      "kind": "ScalarField",
      "name": "bookerTimeZone"
    },
    {
      "kind": "ScalarField",
      "name": "creatorTimeZone"
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
          "name": "firstName"
        },
        {
          "kind": "ScalarField",
          "name": "lastName"
        },
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

(node as any).hash = "821d1ba795d57cd7fbb7398342a6041c";

export default node;
