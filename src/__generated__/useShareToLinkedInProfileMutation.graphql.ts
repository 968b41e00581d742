/**
 * @generated SignedSource<<3260719faf0c1e92f824d75f28ab2fa4>>
 * @relayHash 16e0e8f78d6a1aa8f3be65bd411dfc99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16e0e8f78d6a1aa8f3be65bd411dfc99

import type { ConcreteRequest } from 'relay-runtime';
export type ShareProfileToLinkedInCommand = {
  postMessage: string;
  profileId: string;
};
export type useShareToLinkedInProfileMutation$variables = {
  command: ShareProfileToLinkedInCommand;
};
export type useShareToLinkedInProfileMutation$data = {
  readonly shareProfileToLinkedIn: {
    readonly id: string;
  };
};
export type useShareToLinkedInProfileMutation = {
  response: useShareToLinkedInProfileMutation$data;
  variables: useShareToLinkedInProfileMutation$variables;
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
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "shareProfileToLinkedIn",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useShareToLinkedInProfileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useShareToLinkedInProfileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "16e0e8f78d6a1aa8f3be65bd411dfc99",
    "metadata": {},
    "name": "useShareToLinkedInProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "39191a89b408d543df862c6fe56183c6";

export default node;
