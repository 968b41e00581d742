/**
 * @generated SignedSource<<6c214725bd2ca8a759d0b1102ebcb719>>
 * @relayHash 5fb726f1f766f6c2917388d9dd478cae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fb726f1f766f6c2917388d9dd478cae

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
export type CompletePaymentCommand = {
  paymentId: string;
};
export type useCompletePaymentMutation$variables = {
  command: CompletePaymentCommand;
};
export type useCompletePaymentMutation$data = {
  readonly completePayment: {
    readonly state: PaymentState;
  };
};
export type useCompletePaymentMutation = {
  response: useCompletePaymentMutation$data;
  variables: useCompletePaymentMutation$variables;
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
    "name": "useCompletePaymentMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "completePayment",
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
    "name": "useCompletePaymentMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "completePayment",
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
    "id": "5fb726f1f766f6c2917388d9dd478cae",
    "metadata": {},
    "name": "useCompletePaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "179558e50056aef86e71a0259c14bc1a";

export default node;
