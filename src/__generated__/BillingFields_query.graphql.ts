/**
 * @generated SignedSource<<e684df11143abfd6b9ced7842aa7d9e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillingFields_query$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "BillingFields_query";
};
export type BillingFields_query$key = {
  readonly " $data"?: BillingFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillingFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BillingFields_query",
  "selections": [
    {
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "name"
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "27c3b687f34ecda904fa86cfb29cc4a0";

export default node;
