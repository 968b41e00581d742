/**
 * @generated SignedSource<<21b2038fe711c7df62f7971d8a420ae9>>
 * @relayHash 1263fa634f66d51fd23fb99e7b8ba570
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1263fa634f66d51fd23fb99e7b8ba570

import type { ConcreteRequest } from 'relay-runtime';
export type CreateEntitlementCommand = {
  catalogItemId: string;
};
export type useCreateEntitlementMutation$variables = {
  command: CreateEntitlementCommand;
};
export type useCreateEntitlementMutation$data = {
  readonly createEntitlement: {
    readonly canView?: boolean;
    readonly hasEntitlement?: boolean;
    readonly id: string;
  };
};
export type useCreateEntitlementMutation = {
  response: useCreateEntitlementMutation$data;
  variables: useCreateEntitlementMutation$variables;
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
  "name": "id"
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "hasEntitlement"
    },
    {
      "kind": "ScalarField",
      "name": "canView"
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useCreateEntitlementMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "createEntitlement",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateEntitlementMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "createEntitlement",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "1263fa634f66d51fd23fb99e7b8ba570",
    "metadata": {},
    "name": "useCreateEntitlementMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "29f56e1295a9d2626af250c2fb8206b3";

export default node;
