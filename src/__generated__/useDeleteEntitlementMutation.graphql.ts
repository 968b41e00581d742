/**
 * @generated SignedSource<<db618ca58d20c3072ca8e8076bf363e2>>
 * @relayHash 19c64da09d5c51f73b12b2d2a9e7cd42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19c64da09d5c51f73b12b2d2a9e7cd42

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteEntitlementCommand = {
  catalogItemId: string;
};
export type useDeleteEntitlementMutation$variables = {
  command: DeleteEntitlementCommand;
};
export type useDeleteEntitlementMutation$data = {
  readonly deleteEntitlement: {
    readonly canRemoveFromLibrary?: boolean;
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
    "id": "19c64da09d5c51f73b12b2d2a9e7cd42",
    "metadata": {},
    "name": "useDeleteEntitlementMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59ff86cbc49137bea801ac6a2b954d57";

export default node;
