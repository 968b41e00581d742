/**
 * @generated SignedSource<<de2a2513b934185d1655881c0369f5a7>>
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
  "metadata": null,
  "name": "DetailsStep_query",
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

(node as any).hash = "853c0b90360a9eb68257230244f654cd";

export default node;
