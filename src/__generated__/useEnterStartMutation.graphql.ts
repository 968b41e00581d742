/**
 * @generated SignedSource<<e93c13727ee36b5b5d2852ecca59ee0e>>
 * @relayHash 1a629b240f5f017e64f62124380c6968
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a629b240f5f017e64f62124380c6968

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartLiveSessionCommand = {
  channelId: string;
  participantId?: number | null | undefined;
};
export type useEnterStartMutation$variables = {
  command: StartLiveSessionCommand;
};
export type useEnterStartMutation$data = {
  readonly startLiveSession: {
    readonly " $fragmentSpreads": FragmentRefs<"useEnter_access">;
  };
};
export type useEnterStartMutation = {
  response: useEnterStartMutation$data;
  variables: useEnterStartMutation$variables;
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
v2 = [
  {
    "kind": "ScalarField",
    "name": "provider"
  },
  {
    "kind": "ScalarField",
    "name": "appId"
  },
  {
    "kind": "ScalarField",
    "name": "channelId"
  },
  {
    "kind": "ScalarField",
    "name": "participantId"
  },
  {
    "kind": "ScalarField",
    "name": "token"
  },
  {
    "kind": "ScalarField",
    "name": "expiresAt"
  },
  {
    "concreteType": "IceServer",
    "kind": "LinkedField",
    "name": "iceServers",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "urls"
      },
      {
        "kind": "ScalarField",
        "name": "username"
      },
      {
        "kind": "ScalarField",
        "name": "credential"
      }
    ]
  },
  {
    "kind": "ScalarField",
    "name": "isRelayOnly"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useEnterStartMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "LiveSessionAccess",
        "kind": "LinkedField",
        "name": "startLiveSession",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useEnter_access",
            "selections": (v2/*:: as any*/),
            "argumentDefinitions": []
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEnterStartMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "LiveSessionAccess",
        "kind": "LinkedField",
        "name": "startLiveSession",
        "plural": false,
        "selections": (v2/*:: as any*/)
      }
    ]
  },
  "params": {
    "id": "1a629b240f5f017e64f62124380c6968",
    "metadata": {},
    "name": "useEnterStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0639ae1eb71c24fa39b01b2ff98712b3";

export default node;
