/**
 * @generated SignedSource<<3cf7bef1a9059433645d3dffcf1d1556>>
 * @relayHash 28170953de011f3676e23fae7792eed2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e7daa23713ea2bc8917277bf90922e1c2ca532da5259650c1191f130d8ad6eb

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateUserSettingsCommand = {
  timeZone: string;
};
export type useUpdateTimeZoneMutation$variables = {
  command: UpdateUserSettingsCommand;
};
export type useUpdateTimeZoneMutation$data = {
  readonly updateUserSettings: {
    readonly id: string;
    readonly timeZone: string | null | undefined;
  };
};
export type useUpdateTimeZoneMutation = {
  response: useUpdateTimeZoneMutation$data;
  variables: useUpdateTimeZoneMutation$variables;
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
    "name": "useUpdateTimeZoneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateTimeZoneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8e7daa23713ea2bc8917277bf90922e1c2ca532da5259650c1191f130d8ad6eb",
    "metadata": {},
    "name": "useUpdateTimeZoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "13d7a5d0aa61bba79e3a146650d01086";

export default node;
