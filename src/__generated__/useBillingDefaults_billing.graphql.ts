/**
 * @generated SignedSource<<77268cd718eed0710960638e9af7d58c>>
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
  "metadata": null,
  "name": "useBillingDefaults_billing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BillingAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstAddressLine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondAddressLine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BillingInformation",
  "abstractKey": null
};

(node as any).hash = "811ec5f16576b2b3205e7bd5152e74de";

export default node;
