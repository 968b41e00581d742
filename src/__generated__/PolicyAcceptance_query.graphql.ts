/**
 * @generated SignedSource<<bbaf1ca1516917f0ba6bdac3dae47db4>>
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
  "metadata": null,
  "name": "PolicyAcceptance_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyDocument",
      "kind": "LinkedField",
      "name": "policyDocuments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "policyType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contentUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e2bcf6057b806288c34fbfc05aadddcf";

export default node;
