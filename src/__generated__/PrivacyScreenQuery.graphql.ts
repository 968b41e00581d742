/**
 * @generated SignedSource<<2cd847e1caf1cbba969465dc6cc0c244>>
 * @relayHash c9ba875173c32684408ea1c4f935cc56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9ba875173c32684408ea1c4f935cc56

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrivacyScreenQuery$variables = Record<PropertyKey, never>;
export type PrivacyScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PolicyPage_query">;
};
export type PrivacyScreenQuery = {
  response: PrivacyScreenQuery$data;
  variables: PrivacyScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "PrivacyScreenQuery",
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
    "name": "PrivacyScreenQuery",
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
    "id": "c9ba875173c32684408ea1c4f935cc56",
    "metadata": {},
    "name": "PrivacyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "11d758073a6f8e27254cf7aaec89c836";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
