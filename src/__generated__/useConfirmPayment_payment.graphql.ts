/**
 * @generated SignedSource<<d9bbbf19094ff3a9d9e46659cf473cb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useConfirmPayment_payment$data = {
  readonly amountWithVat: number;
  readonly billingInformation: {
    readonly address: {
      readonly city: string;
      readonly countryCode: string;
      readonly firstAddressLine: string;
      readonly postalCode: string;
      readonly secondAddressLine: string | null | undefined;
      readonly state: string | null | undefined;
    };
    readonly email: string;
    readonly fullName: string;
    readonly phoneNumber: string | null | undefined;
  } | null | undefined;
  readonly bookingId: string | null | undefined;
  readonly clientSecret: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "useConfirmPayment_payment";
};
export type useConfirmPayment_payment$key = {
  readonly " $data"?: useConfirmPayment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useConfirmPayment_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useConfirmPayment_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "amountWithVat"
    },
    {
      "kind": "ScalarField",
      "name": "clientSecret"
    },
    {
      "kind": "ScalarField",
      "name": "bookingId"
    },
    {
      "concreteType": "BillingInformation",
      "kind": "LinkedField",
      "name": "billingInformation",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "fullName"
        },
        {
          "kind": "ScalarField",
          "name": "email"
        },
        {
          "kind": "ScalarField",
          "name": "phoneNumber"
        },
        {
          "concreteType": "BillingAddress",
          "kind": "LinkedField",
          "name": "address",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "firstAddressLine"
            },
            {
              "kind": "ScalarField",
              "name": "secondAddressLine"
            },
            {
              "kind": "ScalarField",
              "name": "postalCode"
            },
            {
              "kind": "ScalarField",
              "name": "city"
            },
            {
              "kind": "ScalarField",
              "name": "countryCode"
            },
            {
              "kind": "ScalarField",
              "name": "state"
            }
          ]
        }
      ]
    }
  ],
  "type": "Payment"
};

(node as any).hash = "f4202dcb384ed3b906ee6e056e15d2bb";

export default node;
