/**
 * @generated SignedSource<<a13c9ef4fb60f1780d430c4402c1b094>>
 * @relayHash 540ef41d8fea9a88a19808b86cabf089
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 540ef41d8fea9a88a19808b86cabf089

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
export type FailPaymentCommand = {
  paymentId: string;
};
export type useFailPaymentMutation$variables = {
  command: FailPaymentCommand;
};
export type useFailPaymentMutation$data = {
  readonly failPayment: {
    readonly state: PaymentState;
  };
};
export type useFailPaymentMutation = {
  response: useFailPaymentMutation$data;
  variables: useFailPaymentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "command"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "command",
    "variableName": "command"
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
    "name": "useFailPaymentMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "failPayment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFailPaymentMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "failPayment",
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
    "id": "540ef41d8fea9a88a19808b86cabf089",
    "metadata": {},
    "name": "useFailPaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "72df0a2e2b72d7359e6a6380a97537bd";

export default node;
