/**
 * @generated SignedSource<<8a858039be5aff25da8a52890742f189>>
 * @relayHash 4f2618cdb846dc50be36a06abb3900b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f2618cdb846dc50be36a06abb3900b2

import type { ConcreteRequest } from 'relay-runtime';
export type ShareItemToLinkedInCommand = {
  itemId: string;
  postMessage: string;
};
export type useShareToLinkedInItemMutation$variables = {
  command: ShareItemToLinkedInCommand;
};
export type useShareToLinkedInItemMutation$data = {
  readonly shareItemToLinkedIn: {
    readonly id: string;
  };
};
export type useShareToLinkedInItemMutation = {
  response: useShareToLinkedInItemMutation$data;
  variables: useShareToLinkedInItemMutation$variables;
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
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useShareToLinkedInItemMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "shareItemToLinkedIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useShareToLinkedInItemMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "shareItemToLinkedIn",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "4f2618cdb846dc50be36a06abb3900b2",
    "metadata": {},
    "name": "useShareToLinkedInItemMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a8e09935683b27b7c35ebf8bae2916d6";

export default node;
