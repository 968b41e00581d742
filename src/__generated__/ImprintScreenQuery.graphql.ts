/**
 * @generated SignedSource<<d3ceeb5e5bf7ba0b9d5d51ef57c1eeb3>>
 * @relayHash fe239c7d66cbfdf99fb83976fa36dc01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe239c7d66cbfdf99fb83976fa36dc01

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImprintScreenQuery$variables = Record<PropertyKey, never>;
export type ImprintScreenQuery$data = {
  readonly seller: {
    readonly " $fragmentSpreads": FragmentRefs<"SellerDetails_seller" | "SellerEmail_seller">;
  };
};
export type ImprintScreenQuery = {
  response: ImprintScreenQuery$data;
  variables: ImprintScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ImprintScreenQuery",
    "selections": [
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
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImprintScreenQuery",
    "selections": [
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
    "id": "fe239c7d66cbfdf99fb83976fa36dc01",
    "metadata": {},
    "name": "ImprintScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "2ff9cf27d62d0d69f0b736753624fb94";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
