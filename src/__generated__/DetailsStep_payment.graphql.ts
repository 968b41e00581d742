/**
 * @generated SignedSource<<89fc2ddb528a90c230bf58f9cb77aa42>>
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
  "metadata": null,
  "name": "DetailsStep_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "dd6bee6fb2f88a43faa44a3f0fbb82d4";

export default node;
