/**
 * @generated SignedSource<<84a8f81d9b2c51ce8aa5b6bc0a46029e>>
 * @relayHash 41032d6f035b983495a9e91749565115
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41032d6f035b983495a9e91749565115

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactScreenQuery$variables = Record<PropertyKey, never>;
export type ContactScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OperatorForm_query">;
};
export type ContactScreenQuery = {
  response: ContactScreenQuery$data;
  variables: ContactScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ContactScreenQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "OperatorForm_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ContactScreenQuery",
    "selections": [
      {
        "kind": "ScalarField",
        "name": "framedForms"
      }
    ]
  },
  "params": {
    "id": "41032d6f035b983495a9e91749565115",
    "metadata": {},
    "name": "ContactScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "40f606cacae26687eec83b245bd2a992";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
