/**
 * @generated SignedSource<<1b1a7cb989579672bc8e3b1744d313ba>>
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
  "metadata": null,
  "name": "BilledTo_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BillingInformation",
      "kind": "LinkedField",
      "name": "billingInformation",
      "plural": false,
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
          "name": "companyName",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "d2fefba54e443a3070b130fe0c56a6f0";

export default node;
