/**
 * @generated SignedSource<<764a20b7b4243c0f7e40f43b4b824955>>
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
    readonly " $fragmentSpreads": FragmentRefs<"HeldSession_booking">;
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
  "metadata": null,
  "name": "OrderSummary_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountWithoutVat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountWithVat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatPercentage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatCountryCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReverseCharge",
      "storageKey": null
    },
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HeldSession_booking"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "fa899f19f5f935ad0e493783590ad798";

export default node;
