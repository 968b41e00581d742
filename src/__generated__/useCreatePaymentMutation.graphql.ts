/**
 * @generated SignedSource<<efefd44b98675cc593f61d926b670242>>
 * @relayHash c3c5a17eacbe3a17981a5dba6463d680
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3c5a17eacbe3a17981a5dba6463d680

import type { ConcreteRequest } from 'relay-runtime';
export type CreatePaymentCommand = {
  amountInCents: number;
  catalogItemId: string;
  description?: string | null | undefined;
  title: string;
};
export type useCreatePaymentMutation$variables = {
  command: CreatePaymentCommand;
};
export type useCreatePaymentMutation$data = {
  readonly createPayment: {
    readonly id: string;
  };
};
export type useCreatePaymentMutation = {
  response: useCreatePaymentMutation$data;
  variables: useCreatePaymentMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "command",
        "variableName": "command"
      }
    ],
    "concreteType": "Payment",
    "kind": "LinkedField",
    "name": "createPayment",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useCreatePaymentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreatePaymentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c3c5a17eacbe3a17981a5dba6463d680",
    "metadata": {},
    "name": "useCreatePaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a00c80aa14256e914a8e1e6af245f23e";

export default node;
