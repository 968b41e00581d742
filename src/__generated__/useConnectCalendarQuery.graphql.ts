/**
 * @generated SignedSource<<0ed14acfcd950d5ffee307c8f45ad260>>
 * @relayHash 32e2c84a2fea93d5af46ebb5bbcb80e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32e2c84a2fea93d5af46ebb5bbcb80e3

import type { ConcreteRequest } from 'relay-runtime';
export type CalendarProvider = "apple" | "cronofy" | "exchange" | "google" | "live_connect" | "office365" | "%future added value";
export type useConnectCalendarQuery$variables = {
  redirectUri: string;
};
export type useConnectCalendarQuery$data = {
  readonly connectCalendarUrls: ReadonlyArray<{
    readonly provider: CalendarProvider;
    readonly url: string;
  }>;
};
export type useConnectCalendarQuery = {
  response: useConnectCalendarQuery$data;
  variables: useConnectCalendarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "redirectUri"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "redirectUri",
        "variableName": "redirectUri"
      }
    ],
    "concreteType": "ConnectCalendarUrl",
    "kind": "LinkedField",
    "name": "connectCalendarUrls",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "provider"
      },
      {
        "kind": "ScalarField",
        "name": "url"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useConnectCalendarQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConnectCalendarQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "32e2c84a2fea93d5af46ebb5bbcb80e3",
    "metadata": {},
    "name": "useConnectCalendarQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "271b1d3b9fb5aeb4457f33f89ad2a7fe";

export default node;
