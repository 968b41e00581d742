/**
 * @generated SignedSource<<24f4de9fe99ee693b7caab7768976f38>>
 * @relayHash ea5b1cbcae0df725fd50d27c90c0deac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea5b1cbcae0df725fd50d27c90c0deac

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermsScreenQuery$variables = Record<PropertyKey, never>;
export type TermsScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PolicyPage_query">;
};
export type TermsScreenQuery = {
  response: TermsScreenQuery$data;
  variables: TermsScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "TermsScreenQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "PolicyPage_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TermsScreenQuery",
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
            "kind": "ScalarField",
            "name": "name"
          },
          {
            "kind": "ScalarField",
            "name": "address"
          },
          {
            "kind": "ScalarField",
            "name": "companyNumber"
          },
          {
            "kind": "ScalarField",
            "name": "vatNumber"
          },
          {
            "kind": "ScalarField",
            "name": "email"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "ea5b1cbcae0df725fd50d27c90c0deac",
    "metadata": {},
    "name": "TermsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "bbfac9dd05f0d084ff9974fff6730958";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
