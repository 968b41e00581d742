/**
 * @generated SignedSource<<7581b4dc3af5a8aa876c36932918d2ff>>
 * @relayHash 0a77c2fb05dc7cfc6be5297abd13d9c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a77c2fb05dc7cfc6be5297abd13d9c7

import type { ConcreteRequest } from 'relay-runtime';
export type CountryPickerQuery$variables = Record<PropertyKey, never>;
export type CountryPickerQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
};
export type CountryPickerQuery = {
  response: CountryPickerQuery$data;
  variables: CountryPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "Country",
    "kind": "LinkedField",
    "name": "countries",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "code"
      },
      {
        "kind": "ScalarField",
        "name": "name"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "CountryPickerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CountryPickerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0a77c2fb05dc7cfc6be5297abd13d9c7",
    "metadata": {},
    "name": "CountryPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dcd0afab4f67f401394e44cffc109724";

export default node;
