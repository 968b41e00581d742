/**
 * @generated SignedSource<<9819647508d7401ffe6d3f3ed6a72c82>>
 * @relayHash 412c42e94e488c8ec87fbf4df8e1cc41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 412c42e94e488c8ec87fbf4df8e1cc41

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmMailAddressCommand = {
  token: string;
};
export type useConfirmMailAddressMutation$variables = {
  command: ConfirmMailAddressCommand;
};
export type useConfirmMailAddressMutation$data = {
  readonly confirmMailAddress: boolean;
};
export type useConfirmMailAddressMutation = {
  response: useConfirmMailAddressMutation$data;
  variables: useConfirmMailAddressMutation$variables;
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
    "kind": "ScalarField",
    "name": "confirmMailAddress"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useConfirmMailAddressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmMailAddressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "412c42e94e488c8ec87fbf4df8e1cc41",
    "metadata": {},
    "name": "useConfirmMailAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bc70195f96d4492e963518c6b32c3918";

export default node;
