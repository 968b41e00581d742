/**
 * @generated SignedSource<<291194482a5ad4b7dc221a2cca2bbf41>>
 * @relayHash e63c0eb64e7955efaa65e85b03a589fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb33eecfc449e10ac5c5e6a54602b8c4baa6108ff2d86337933ec900a600c63e

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
    "alias": null,
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
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeZone",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateUserSettingsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateUserSettingsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eb33eecfc449e10ac5c5e6a54602b8c4baa6108ff2d86337933ec900a600c63e",
    "metadata": {},
    "name": "useUpdateUserSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "586a68bbbd8c2ac016099093e0cecc08";

export default node;
