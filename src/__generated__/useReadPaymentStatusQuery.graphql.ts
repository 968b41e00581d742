/**
 * @generated SignedSource<<e0d8c77184f4d9c22bf26cad8804fc24>>
 * @relayHash 13cb721acb8cf2a56073861b1b242f8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13cb721acb8cf2a56073861b1b242f8b

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
export type useReadPaymentStatusQuery$variables = {
  id: string;
};
export type useReadPaymentStatusQuery$data = {
  readonly paymentStatusById: {
    readonly state: PaymentState;
  };
};
export type useReadPaymentStatusQuery = {
  response: useReadPaymentStatusQuery$data;
  variables: useReadPaymentStatusQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "state"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useReadPaymentStatusQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "paymentStatusById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadPaymentStatusQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "paymentStatusById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "13cb721acb8cf2a56073861b1b242f8b",
    "metadata": {},
    "name": "useReadPaymentStatusQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ae60ef0b1fd26c0bbcc2dab673620b4c";

export default node;
