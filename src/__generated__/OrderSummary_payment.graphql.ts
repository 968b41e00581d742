/**
 * @generated SignedSource<<e7d1b8e4d2eca20282d0a25f0413c8ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSummary_payment$data = {
  readonly booking: {
    readonly " $fragmentSpreads": FragmentRefs<"HeldSlot_booking" | "RefundRule_booking">;
  } | null | undefined;
  readonly creatorName: string;
  readonly description: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CardHandler_payment" | "OrderSums_payment">;
  readonly " $fragmentType": "OrderSummary_payment";
};
export type OrderSummary_payment$key = {
  readonly " $data"?: OrderSummary_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderSummary_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "creatorName"
    },
    {
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "HeldSlot_booking"
        },
        {
          "kind": "FragmentSpread",
          "name": "RefundRule_booking"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderSums_payment"
    },
    {
      "kind": "FragmentSpread",
      "name": "CardHandler_payment"
    }
  ],
  "type": "Payment"
};

(node as any).hash = "779322a996609767123a82ae781f4f91";

export default node;
