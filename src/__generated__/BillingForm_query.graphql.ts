/**
 * @generated SignedSource<<3a1ca585daa817b14f36790f0fc3c5d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillingForm_query$data = {
  readonly userSettings: {
    readonly billingInformation: {
      readonly " $fragmentSpreads": FragmentRefs<"useBillingDefaults_billing">;
    } | null | undefined;
    readonly countryCode: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BillingFields_query">;
  readonly " $fragmentType": "BillingForm_query";
};
export type BillingForm_query$key = {
  readonly " $data"?: BillingForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillingForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BillingForm_query",
  "selections": [
    {
      "concreteType": "UserSettings",
      "kind": "LinkedField",
      "name": "userSettings",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "countryCode"
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
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "BillingFields_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "a0236ced4b7971d03e8df75d4995e25e";

export default node;
