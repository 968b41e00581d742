/**
 * @generated SignedSource<<0a747231fae39a16bee7a1209b9a4cbb>>
 * @relayHash 9a67fe78df22d021fea3cfb40fad54b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a67fe78df22d021fea3cfb40fad54b3

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
    "concreteType": "AccessToken",
    "kind": "LinkedField",
    "name": "finishOnboarding",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "token"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useFinishOnboardingMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFinishOnboardingMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9a67fe78df22d021fea3cfb40fad54b3",
    "metadata": {},
    "name": "useFinishOnboardingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9329c6acc772fb6d9fe13eb8d3e8aa9";

export default node;
