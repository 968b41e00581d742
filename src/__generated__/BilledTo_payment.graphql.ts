/**
 * @generated SignedSource<<9470420d351d52c9d97d3cc5b15b56ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BilledTo_payment$data = {
  readonly billingInformation: {
    readonly address: {
      readonly city: string;
      readonly countryCode: string;
      readonly firstAddressLine: string;
      readonly postalCode: string;
    };
    readonly companyName: string | null | undefined;
    readonly fullName: string;
  } | null | undefined;
  readonly " $fragmentType": "BilledTo_payment";
};
export type BilledTo_payment$key = {
  readonly " $data"?: BilledTo_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"BilledTo_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BilledTo_payment",
  "selections": [
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
          "name": "companyName"
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
              "name": "postalCode"
            },
            {
              "kind": "ScalarField",
              "name": "city"
            },
            {
              "kind": "ScalarField",
              "name": "countryCode"
            }
          ]
        }
      ]
    }
  ],
  "type": "Payment"
};

(node as any).hash = "d2fefba54e443a3070b130fe0c56a6f0";

export default node;
