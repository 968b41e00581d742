/**
 * @generated SignedSource<<dff917168aab5e08b973290f6a2deabc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSummary_payment$data = {
  readonly amountWithVat: number;
  readonly amountWithoutVat: number;
  readonly billingInformation: {
    readonly __typename: "BillingInformation";
  } | null | undefined;
  readonly booking: {
    readonly " $fragmentSpreads": FragmentRefs<"HeldSlot_booking">;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly isReverseCharge: boolean;
  readonly title: string;
  readonly vatCountryCode: string;
  readonly vatPercentage: number;
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
      "name": "amountWithoutVat"
    },
    {
      "kind": "ScalarField",
      "name": "amountWithVat"
    },
    {
      "kind": "ScalarField",
      "name": "vatPercentage"
    },
    {
      "kind": "ScalarField",
      "name": "vatCountryCode"
    },
    {
      "kind": "ScalarField",
      "name": "isReverseCharge"
    },
    {
      "concreteType": "BillingInformation",
      "kind": "LinkedField",
      "name": "billingInformation",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
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
        }
      ]
    }
  ],
  "type": "Payment"
};

(node as any).hash = "8c0ddbe5deaa3c54209fac1f5eef64d4";

export default node;
