/**
 * @generated SignedSource<<539a34556297cf12b38f5b1b157460f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingParty = "BOOKER" | "CREATOR" | "PLATFORM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Refunded_payment$data = {
  readonly amountWithVat: number;
  readonly booking: {
    readonly catalogItemId: string;
  } | null | undefined;
  readonly creatorSlug: string;
  readonly refundedBy: BookingParty | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "Refunded_payment";
};
export type Refunded_payment$key = {
  readonly " $data"?: Refunded_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"Refunded_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Refunded_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "amountWithVat"
    },
    {
      "kind": "ScalarField",
      "name": "creatorSlug"
    },
    {
      "kind": "ScalarField",
      "name": "refundedBy"
    },
    {
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "catalogItemId"
        }
      ]
    }
  ],
  "type": "Payment"
};

(node as any).hash = "8859d081efe474ff08a046c47adc607e";

export default node;
