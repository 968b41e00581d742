/**
 * @generated SignedSource<<f88861e1058ed14b0b156eb70bc2430c>>
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

(node as any).hash = "c27c567378bf33c7333a87bdf9de7b89";

export default node;
