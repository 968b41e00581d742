/**
 * @generated SignedSource<<2df2aab72cd6be91719accfb4b767102>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PolicyType = "PRIVACY" | "TERMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PolicyPage_query$data = {
  readonly policyDocuments: ReadonlyArray<{
    readonly contentUrl: string;
    readonly isElsewhere: boolean;
    readonly policyType: PolicyType;
    readonly version: string;
  }>;
  readonly seller: {
    readonly " $fragmentSpreads": FragmentRefs<"SellerDetails_seller" | "SellerEmail_seller">;
  };
  readonly " $fragmentType": "PolicyPage_query";
};
export type PolicyPage_query$key = {
  readonly " $data"?: PolicyPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyPage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PolicyPage_query",
  "selections": [
    {
      "concreteType": "PolicyDocument",
      "kind": "LinkedField",
      "name": "policyDocuments",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "policyType"
        },
        {
          "kind": "ScalarField",
          "name": "contentUrl"
        },
        {
          "kind": "ScalarField",
          "name": "version"
        },
        {
          "kind": "ScalarField",
          "name": "isElsewhere"
        }
      ]
    },
    {
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "SellerDetails_seller"
        },
        {
          "kind": "FragmentSpread",
          "name": "SellerEmail_seller"
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "2145cad6009fbeaa5c1359907c4f497a";

export default node;
