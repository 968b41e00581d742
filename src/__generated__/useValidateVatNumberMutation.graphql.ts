/**
 * @generated SignedSource<<481b0c07f93515ce633ab3e0a2d7eea3>>
 * @relayHash 583ac8b4877ef9abc01cc317e5e5e438
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 583ac8b4877ef9abc01cc317e5e5e438

import type { ConcreteRequest } from 'relay-runtime';
export type VatNumberStatus = "INVALID" | "UNAVAILABLE" | "VALID" | "%future added value";
export type ValidateVatNumberCommand = {
  countryCode: string;
  vatNumber: string;
};
export type useValidateVatNumberMutation$variables = {
  command: ValidateVatNumberCommand;
};
export type useValidateVatNumberMutation$data = {
  readonly validateVatNumber: {
    readonly status: VatNumberStatus;
  };
};
export type useValidateVatNumberMutation = {
  response: useValidateVatNumberMutation$data;
  variables: useValidateVatNumberMutation$variables;
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
    "concreteType": "VatNumberValidation",
    "kind": "LinkedField",
    "name": "validateVatNumber",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "status"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useValidateVatNumberMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useValidateVatNumberMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "583ac8b4877ef9abc01cc317e5e5e438",
    "metadata": {},
    "name": "useValidateVatNumberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e4f6875e6285e22060e82cb88615a1b7";

export default node;
