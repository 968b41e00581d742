/**
 * @generated SignedSource<<dc56c208bcea3aa1053c58097b14e638>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsStep_payment$data = {
  readonly billingInformation: {
    readonly " $fragmentSpreads": FragmentRefs<"useBillingDefaults_billing">;
  } | null | undefined;
  readonly id: string;
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

(node as any).hash = "dd6bee6fb2f88a43faa44a3f0fbb82d4";

export default node;
