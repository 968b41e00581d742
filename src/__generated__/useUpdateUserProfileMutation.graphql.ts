/**
 * @generated SignedSource<<cb9f7df062712fa145664f8375cf9a43>>
 * @relayHash c1b72e9837c93eabdd836572903cbfd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1b72e9837c93eabdd836572903cbfd4

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateUserProfileCommand = {
  biography?: string | null | undefined;
  professionalTitle: string;
  revision?: string | null | undefined;
};
export type useUpdateUserProfileMutation$variables = {
  command: UpdateUserProfileCommand;
};
export type useUpdateUserProfileMutation$data = {
  readonly updateUserProfile: {
    readonly aboutRevision: string | null | undefined;
    readonly biography: string | null | undefined;
    readonly id: string;
    readonly professionalTitle: string | null | undefined;
  };
};
export type useUpdateUserProfileMutation = {
  response: useUpdateUserProfileMutation$data;
  variables: useUpdateUserProfileMutation$variables;
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
    "name": "updateUserProfile",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      },
      {
        "kind": "ScalarField",
        "name": "professionalTitle"
      },
      {
        "kind": "ScalarField",
        "name": "biography"
      },
      {
        "kind": "ScalarField",
        "name": "aboutRevision"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateUserProfileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateUserProfileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c1b72e9837c93eabdd836572903cbfd4",
    "metadata": {},
    "name": "useUpdateUserProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7bb2d1c38d8b279b1dfe410ab78ffc93";

export default node;
