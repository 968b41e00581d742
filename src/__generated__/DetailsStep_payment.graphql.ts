/**
 * @generated SignedSource<<9fe0852460671ab57265f19d3bde948c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsStep_payment$data = {
  readonly awaitsConsent: boolean;
  readonly billingInformation: {
    readonly " $fragmentSpreads": FragmentRefs<"useBillingDefaults_billing">;
  } | null | undefined;
  readonly id: string;
  readonly isReverseCharge: boolean;
  readonly vatCountryCode: string;
  readonly " $fragmentType": "DetailsStep_payment";
};
export type DetailsStep_payment$key = {
  readonly " $data"?: DetailsStep_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DetailsStep_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
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
      "kind": "ScalarField",
      "name": "awaitsConsent"
    },
    {
      "concreteType": "BillingInformation",
      "kind": "LinkedField",
      "name": "billingInformation",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "useBillingDefaults_billing"
        }
      ]
    }
  ],
  "type": "Payment"
};

(node as any).hash = "26517c860c8f0967cba823db32053761";

export default node;
