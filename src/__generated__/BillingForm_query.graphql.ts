/**
 * @generated SignedSource<<fb9918458c8c2324bc1b9b640d9e7474>>
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
  "metadata": null,
  "name": "BillingForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserSettings",
      "kind": "LinkedField",
      "name": "userSettings",
      "plural": false,
      "selections": [
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
          "concreteType": "BillingInformation",
          "kind": "LinkedField",
          "name": "billingInformation",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "useBillingDefaults_billing"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillingFields_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a0236ced4b7971d03e8df75d4995e25e";

export default node;
