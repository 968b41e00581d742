/**
 * @generated SignedSource<<1f872706c2e1024f6b6fe59ed7279be1>>
 * @relayHash 2e5feac096abc33a58aa740b98ad826e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e5feac096abc33a58aa740b98ad826e

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateUserProfilePictureCommand = {
  file: File;
};
export type useUpdateUserProfilePictureMutation$variables = {
  command: UpdateUserProfilePictureCommand;
};
export type useUpdateUserProfilePictureMutation$data = {
  readonly updateUserProfilePicture: {
    readonly profilePicture: {
      readonly systemFullPath: string;
    } | null | undefined;
  };
};
export type useUpdateUserProfilePictureMutation = {
  response: useUpdateUserProfilePictureMutation$data;
  variables: useUpdateUserProfilePictureMutation$variables;
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
  "name": "systemFullPath"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateUserProfilePictureMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "updateUserProfilePicture",
        "plural": false,
        "selections": [
          {
            "concreteType": "ProfilePicture",
            "kind": "LinkedField",
            "name": "profilePicture",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ]
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
    "name": "useUpdateUserProfilePictureMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "updateUserProfilePicture",
        "plural": false,
        "selections": [
          {
            "concreteType": "ProfilePicture",
            "kind": "LinkedField",
            "name": "profilePicture",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "2e5feac096abc33a58aa740b98ad826e",
    "metadata": {},
    "name": "useUpdateUserProfilePictureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a9e60ddac527bb18d36797c186389ca";

export default node;
