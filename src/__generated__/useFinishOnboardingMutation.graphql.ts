/**
 * @generated SignedSource<<27b31fc3c31b9eb3ca428e5874e955bf>>
 * @relayHash 9a67fe78df22d021fea3cfb40fad54b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3498c3abf769aad1bd36225f167c871e0fc082ee0a170de46fb24002546b9b61

import type { ConcreteRequest } from 'relay-runtime';
export type useFinishOnboardingMutation$variables = Record<PropertyKey, never>;
export type useFinishOnboardingMutation$data = {
  readonly finishOnboarding: {
    readonly token: string;
  };
};
export type useFinishOnboardingMutation = {
  response: useFinishOnboardingMutation$data;
  variables: useFinishOnboardingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AccessToken",
    "kind": "LinkedField",
    "name": "finishOnboarding",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFinishOnboardingMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFinishOnboardingMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3498c3abf769aad1bd36225f167c871e0fc082ee0a170de46fb24002546b9b61",
    "metadata": {},
    "name": "useFinishOnboardingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9329c6acc772fb6d9fe13eb8d3e8aa9";

export default node;
