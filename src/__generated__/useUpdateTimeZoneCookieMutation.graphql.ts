/**
 * @generated SignedSource<<5dffff668f5b2a41f0c3b0f8f3e68c3a>>
 * @relayHash 6d57449750f4ba19470f5ba4923cd332
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d57449750f4ba19470f5ba4923cd332

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateTimeZoneCookieCommand = {
  timeZone: string;
};
export type useUpdateTimeZoneCookieMutation$variables = {
  command: UpdateTimeZoneCookieCommand;
};
export type useUpdateTimeZoneCookieMutation$data = {
  readonly updateTimeZoneCookie: string;
};
export type useUpdateTimeZoneCookieMutation = {
  response: useUpdateTimeZoneCookieMutation$data;
  variables: useUpdateTimeZoneCookieMutation$variables;
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
    "name": "updateTimeZoneCookie"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateTimeZoneCookieMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateTimeZoneCookieMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6d57449750f4ba19470f5ba4923cd332",
    "metadata": {},
    "name": "useUpdateTimeZoneCookieMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e49a029c0d7903f90b814f62406b8cd";

export default node;
