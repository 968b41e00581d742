/**
 * @generated SignedSource<<0c280ac995057e47f347ef68018b8e80>>
 * @relayHash 5f9de27fb620203e382629e1d702e0cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f9de27fb620203e382629e1d702e0cc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinLiveSessionCommand = {
  channelId: string;
  participantId?: number | null | undefined;
};
export type useEnterJoinMutation$variables = {
  command: JoinLiveSessionCommand;
};
export type useEnterJoinMutation$data = {
  readonly joinLiveSession: {
    readonly " $fragmentSpreads": FragmentRefs<"useEnter_access">;
  };
};
export type useEnterJoinMutation = {
  response: useEnterJoinMutation$data;
  variables: useEnterJoinMutation$variables;
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
    "name": "useEnterJoinMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "LiveSessionAccess",
        "kind": "LinkedField",
        "name": "joinLiveSession",
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
    "name": "useEnterJoinMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "LiveSessionAccess",
        "kind": "LinkedField",
        "name": "joinLiveSession",
        "plural": false,
        "selections": (v2/*:: as any*/)
      }
    ]
  },
  "params": {
    "id": "5f9de27fb620203e382629e1d702e0cc",
    "metadata": {},
    "name": "useEnterJoinMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5cab34a551b454fbee0dc00b21125630";

export default node;
