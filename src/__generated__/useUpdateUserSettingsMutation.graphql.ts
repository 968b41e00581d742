/**
 * @generated SignedSource<<7a2b9f3063c76e5ad96b6c48a998e35b>>
 * @relayHash e63c0eb64e7955efaa65e85b03a589fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e63c0eb64e7955efaa65e85b03a589fb

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateUserSettingsCommand = {
  timeZone: string;
};
export type useUpdateUserSettingsMutation$variables = {
  command: UpdateUserSettingsCommand;
};
export type useUpdateUserSettingsMutation$data = {
  readonly updateUserSettings: {
    readonly id: string;
    readonly timeZone: string | null | undefined;
  };
};
export type useUpdateUserSettingsMutation = {
  response: useUpdateUserSettingsMutation$data;
  variables: useUpdateUserSettingsMutation$variables;
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
    "concreteType": "UserSettings",
    "kind": "LinkedField",
    "name": "updateUserSettings",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      },
      {
        "kind": "ScalarField",
        "name": "timeZone"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateUserSettingsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateUserSettingsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e63c0eb64e7955efaa65e85b03a589fb",
    "metadata": {},
    "name": "useUpdateUserSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "586a68bbbd8c2ac016099093e0cecc08";

export default node;
