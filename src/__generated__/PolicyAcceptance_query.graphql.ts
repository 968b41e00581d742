/**
 * @generated SignedSource<<d50040a5fbf159047342678646022595>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PolicyType = "PRIVACY" | "TERMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PolicyAcceptance_query$data = {
  readonly policyDocuments: ReadonlyArray<{
    readonly contentUrl: string;
    readonly policyType: PolicyType;
  }>;
  readonly " $fragmentType": "PolicyAcceptance_query";
};
export type PolicyAcceptance_query$key = {
  readonly " $data"?: PolicyAcceptance_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyAcceptance_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PolicyAcceptance_query",
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
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "e2bcf6057b806288c34fbfc05aadddcf";

export default node;
