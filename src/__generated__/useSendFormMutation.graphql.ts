/**
 * @generated SignedSource<<70c694589b5f1edc52bb47a5ddab6e2a>>
 * @relayHash d322c52d8c18350207ce7f99a88ed573
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d322c52d8c18350207ce7f99a88ed573

import type { ConcreteRequest } from 'relay-runtime';
export type FormKind = "BETA" | "CONTACT" | "INVESTORS" | "REPORT" | "%future added value";
export type SendFormCommand = {
  claimedSlug?: string | null | undefined;
  email: string;
  kind: FormKind;
  message?: string | null | undefined;
  name: string;
  reportedAddress?: string | null | undefined;
};
export type useSendFormMutation$variables = {
  command: SendFormCommand;
};
export type useSendFormMutation$data = {
  readonly sendForm: boolean;
};
export type useSendFormMutation = {
  response: useSendFormMutation$data;
  variables: useSendFormMutation$variables;
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
    "name": "sendForm"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useSendFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d322c52d8c18350207ce7f99a88ed573",
    "metadata": {},
    "name": "useSendFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "911df153b05f6927aced4fae9ceff114";

export default node;
