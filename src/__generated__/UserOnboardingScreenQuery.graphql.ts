/**
 * @generated SignedSource<<d7f6430065a386c41a548f2f1fcc462b>>
 * @relayHash 7b6eb7803e70568b3c8f3df5d9d969c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acc39050dbac1f932b0b83acf232604de18c2770bdc4803482abd0a26c046633

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
    "id": "acc39050dbac1f932b0b83acf232604de18c2770bdc4803482abd0a26c046633",
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
