/**
 * @generated SignedSource<<c4063a54e58a897726ddaecfe5ca0e7e>>
 * @relayHash e5766d686c4eac847f98c373d16d3ee7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8932f3e5e708e3a9ecf80787d72cb46a46bd979af86865a4162c0de1e6da03e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoginScreenQuery$variables = Record<PropertyKey, never>;
export type LoginScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PolicyAcceptance_query">;
};
export type LoginScreenQuery = {
  response: LoginScreenQuery$data;
  variables: LoginScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "LoginScreenQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "PolicyAcceptance_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LoginScreenQuery",
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
    ]
  },
  "params": {
    "id": "f8932f3e5e708e3a9ecf80787d72cb46a46bd979af86865a4162c0de1e6da03e",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "35f1a82909149a306620e9ba2d0948f5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
