/**
 * @generated SignedSource<<c2060aceb89cc6d7a5a5f32c6ed12679>>
 * @relayHash 7a3e55db3ef570b604f338ef48804dac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a3e55db3ef570b604f338ef48804dac

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinScreenQuery$variables = Record<PropertyKey, never>;
export type JoinScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PolicyAcceptance_query">;
};
export type JoinScreenQuery = {
  response: JoinScreenQuery$data;
  variables: JoinScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "JoinScreenQuery",
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
    "name": "JoinScreenQuery",
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
    "id": "7a3e55db3ef570b604f338ef48804dac",
    "metadata": {},
    "name": "JoinScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "016b4b7ad4acc4d91a03ad563b898bf5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
