/**
 * @generated SignedSource<<0d8f935e06c3a3ff1906d563869ea943>>
 * @relayHash 53d81b9d0d61b8123c54f76a8c249aeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53d81b9d0d61b8123c54f76a8c249aeb

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteEntitlementCommand = {
  catalogItemId: string;
};
export type useDeleteEntitlementMutation$variables = {
  command: DeleteEntitlementCommand;
};
export type useDeleteEntitlementMutation$data = {
  readonly deleteEntitlement: {
    readonly canView?: boolean;
    readonly hasEntitlement?: boolean;
    readonly id: string;
  };
};
export type useDeleteEntitlementMutation = {
  response: useDeleteEntitlementMutation$data;
  variables: useDeleteEntitlementMutation$variables;
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
    "name": "useDeleteEntitlementMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "deleteEntitlement",
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
    "name": "useDeleteEntitlementMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "deleteEntitlement",
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
    "id": "53d81b9d0d61b8123c54f76a8c249aeb",
    "metadata": {},
    "name": "useDeleteEntitlementMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e0846b8de85679fa7d71e2c1c8cfe011";

export default node;
