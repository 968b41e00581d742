/**
 * @generated SignedSource<<4b0eed692ee66112c807c44965d2f1cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useConfirmPayment_payment$data = {
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
  readonly " $fragmentType": "useConfirmPayment_payment";
};
export type useConfirmPayment_payment$key = {
  readonly " $data"?: useConfirmPayment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useConfirmPayment_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useConfirmPayment_payment",
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
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "4c3ad129f8fe162d7d2119cb269c8951";

export default node;
