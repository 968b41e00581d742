/**
 * @generated SignedSource<<86976637f1335733eab66864479b8868>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsStep_query$data = {
  readonly userSettings: {
    readonly billingInformation: {
      readonly " $fragmentSpreads": FragmentRefs<"useBillingDefaults_billing">;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BillingFields_query">;
  readonly " $fragmentType": "DetailsStep_query";
};
export type DetailsStep_query$key = {
  readonly " $data"?: DetailsStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DetailsStep_query",
  "selections": [
    {
      "concreteType": "UserSettings",
      "kind": "LinkedField",
      "name": "userSettings",
      "plural": false,
      "selections": [
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

(node as any).hash = "853c0b90360a9eb68257230244f654cd";

export default node;
