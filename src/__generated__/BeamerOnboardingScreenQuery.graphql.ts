/**
 * @generated SignedSource<<e0b3c3ab5ed4ab87be4e6c1c269d14ae>>
 * @relayHash efa47bb4f322630d8984129a16a8327d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efa47bb4f322630d8984129a16a8327d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeamerOnboardingScreenQuery$variables = Record<PropertyKey, never>;
export type BeamerOnboardingScreenQuery$data = {
  readonly userProfile: {
    readonly " $fragmentSpreads": FragmentRefs<"BeamerOnboardingForm_profile">;
  };
};
export type BeamerOnboardingScreenQuery = {
  response: BeamerOnboardingScreenQuery$data;
  variables: BeamerOnboardingScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BeamerOnboardingScreenQuery",
    "selections": [
      {
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userProfile",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "BeamerOnboardingForm_profile"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BeamerOnboardingScreenQuery",
    "selections": [
      {
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userProfile",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "professionalTitle"
          },
          {
            "kind": "ScalarField",
            "name": "biography"
          },
          {
            "concreteType": "ProfilePicture",
            "kind": "LinkedField",
            "name": "profilePicture",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "systemFullPath"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "firstName"
          },
          {
            "kind": "ScalarField",
            "name": "lastName"
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "efa47bb4f322630d8984129a16a8327d",
    "metadata": {},
    "name": "BeamerOnboardingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3bf94a5ff34d87dd5d8cedb4b2373c7b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
