/**
 * @generated SignedSource<<2f00a55ff8265ddcbfeafb1b41b29e90>>
 * @relayHash bb06f9de15cd2617766c5732a50f0cf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb06f9de15cd2617766c5732a50f0cf9

import type { ConcreteRequest } from 'relay-runtime';
export type StopMailsCommand = {
  token: string;
};
export type useStopMailsMutation$variables = {
  command: StopMailsCommand;
};
export type useStopMailsMutation$data = {
  readonly stopMails: boolean;
};
export type useStopMailsMutation = {
  response: useStopMailsMutation$data;
  variables: useStopMailsMutation$variables;
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
    "name": "stopMails"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useStopMailsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStopMailsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bb06f9de15cd2617766c5732a50f0cf9",
    "metadata": {},
    "name": "useStopMailsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "47a89de5597074a45ba79051e6ba633d";

export default node;
