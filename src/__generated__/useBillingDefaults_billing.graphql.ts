/**
 * @generated SignedSource<<d1a55215351d122793c34e48aec9caff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBillingDefaults_billing$data = {
  readonly address: {
    readonly city: string;
    readonly countryCode: string;
    readonly firstAddressLine: string;
    readonly postalCode: string;
    readonly secondAddressLine: string | null | undefined;
    readonly state: string | null | undefined;
  };
  readonly companyName: string | null | undefined;
  readonly email: string;
  readonly fullName: string;
  readonly isCompany: boolean;
  readonly phoneNumber: string | null | undefined;
  readonly vatNumber: string | null | undefined;
  readonly " $fragmentType": "useBillingDefaults_billing";
};
export type useBillingDefaults_billing$key = {
  readonly " $data"?: useBillingDefaults_billing$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBillingDefaults_billing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useBillingDefaults_billing",
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
      "kind": "ScalarField",
      "name": "isCompany"
    },
    {
      "kind": "ScalarField",
      "name": "companyName"
    },
    {
      "kind": "ScalarField",
      "name": "vatNumber"
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
  ],
  "type": "BillingInformation"
};

(node as any).hash = "811ec5f16576b2b3205e7bd5152e74de";

export default node;
