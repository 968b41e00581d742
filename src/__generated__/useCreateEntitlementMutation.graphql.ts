/**
 * @generated SignedSource<<a6a6cbdda0f512b770c6802b51a8d4e0>>
 * @relayHash c6b12b7c5ae9d8e1678593e23f0ac3f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6b12b7c5ae9d8e1678593e23f0ac3f1

import type { ConcreteRequest } from 'relay-runtime';
export type CreateEntitlementCommand = {
  catalogItemId: string;
};
export type useCreateEntitlementMutation$variables = {
  command: CreateEntitlementCommand;
};
export type useCreateEntitlementMutation$data = {
  readonly createEntitlement: {
    readonly canRemoveFromLibrary?: boolean;
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
      "name": "canRemoveFromLibrary"
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
    "id": "c6b12b7c5ae9d8e1678593e23f0ac3f1",
    "metadata": {},
    "name": "useCreateEntitlementMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f32f23afd376311203bc073f527d94c1";

export default node;
