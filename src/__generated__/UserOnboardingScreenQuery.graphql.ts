/**
 * @generated SignedSource<<f31055a2677054fb23d443d3dd80932f>>
 * @relayHash 7b6eb7803e70568b3c8f3df5d9d969c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b6eb7803e70568b3c8f3df5d9d969c3

import type { ConcreteRequest } from 'relay-runtime';
export type UserOnboardingScreenQuery$variables = Record<PropertyKey, never>;
export type UserOnboardingScreenQuery$data = {
  readonly userSettings: {
    readonly timeZone: string | null | undefined;
  };
};
export type UserOnboardingScreenQuery = {
  response: UserOnboardingScreenQuery$data;
  variables: UserOnboardingScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "timeZone"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "UserOnboardingScreenQuery",
    "selections": [
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UserOnboardingScreenQuery",
    "selections": [
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7b6eb7803e70568b3c8f3df5d9d969c3",
    "metadata": {},
    "name": "UserOnboardingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e8c3b8385fe35fc10a902cb260e67005";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
