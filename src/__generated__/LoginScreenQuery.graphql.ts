/**
 * @generated SignedSource<<fdf6659ac9ac121702d40912729ca124>>
 * @relayHash e5766d686c4eac847f98c373d16d3ee7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5766d686c4eac847f98c373d16d3ee7

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
    "id": "e5766d686c4eac847f98c373d16d3ee7",
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
