/**
 * @generated SignedSource<<fb6bed969b96513a4b3552406bc77956>>
 * @relayHash d2b3f4f56cc4c1c93bad307fd13f4a42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2b3f4f56cc4c1c93bad307fd13f4a42

import type { ConcreteRequest } from 'relay-runtime';
export type LiveSessionStatus = "ENDED" | "LIVE" | "SCHEDULED" | "%future added value";
export type EndLiveSessionCommand = {
  channelId: string;
};
export type useEndLiveSessionMutation$variables = {
  command: EndLiveSessionCommand;
};
export type useEndLiveSessionMutation$data = {
  readonly endLiveSession: {
    readonly id: string;
    readonly status: LiveSessionStatus;
  };
};
export type useEndLiveSessionMutation = {
  response: useEndLiveSessionMutation$data;
  variables: useEndLiveSessionMutation$variables;
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
    "concreteType": "LiveSession",
    "kind": "LinkedField",
    "name": "endLiveSession",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      },
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
    "name": "useEndLiveSessionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEndLiveSessionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d2b3f4f56cc4c1c93bad307fd13f4a42",
    "metadata": {},
    "name": "useEndLiveSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64e4d9b52811cf8254a72fb13e0b88c2";

export default node;
