/**
 * @generated SignedSource<<0d903e8bf79838401fba948be9ffa5a8>>
 * @relayHash 05d007f5eef90c67dd45746e0edc257f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05d007f5eef90c67dd45746e0edc257f

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterAsBeamerCommand = {
  affiliateCode: string;
};
export type useRegisterAsBeamerMutation$variables = {
  command: RegisterAsBeamerCommand;
};
export type useRegisterAsBeamerMutation$data = {
  readonly registerAsBeamer: boolean;
};
export type useRegisterAsBeamerMutation = {
  response: useRegisterAsBeamerMutation$data;
  variables: useRegisterAsBeamerMutation$variables;
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
    "name": "registerAsBeamer"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRegisterAsBeamerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterAsBeamerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "05d007f5eef90c67dd45746e0edc257f",
    "metadata": {},
    "name": "useRegisterAsBeamerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee29e18c6d50e1cd7c27fdc4a41d2b1e";

export default node;
