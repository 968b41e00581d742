/**
 * @generated SignedSource<<28ee9a7286e00a4d51eb82d145d6f851>>
 * @relayHash 58ba84a6a706dbfa8fa0496b76f3eb26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58ba84a6a706dbfa8fa0496b76f3eb26

import type { ConcreteRequest } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
export type UpdateCatalogItemStatusCommand = {
  id: string;
  status: CatalogItemStatus;
};
export type useUpdateCatalogItemStatusMutation$variables = {
  command: UpdateCatalogItemStatusCommand;
};
export type useUpdateCatalogItemStatusMutation$data = {
  readonly updateCatalogItemStatus: {
    readonly id: string;
    readonly status: CatalogItemStatus;
  };
};
export type useUpdateCatalogItemStatusMutation = {
  response: useUpdateCatalogItemStatusMutation$data;
  variables: useUpdateCatalogItemStatusMutation$variables;
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
  "kind": "ScalarField",
  "name": "status"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateCatalogItemStatusMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "updateCatalogItemStatus",
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
    "name": "useUpdateCatalogItemStatusMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "updateCatalogItemStatus",
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
    "id": "58ba84a6a706dbfa8fa0496b76f3eb26",
    "metadata": {},
    "name": "useUpdateCatalogItemStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3aa5c73e4fa41fe5efc18fd901e826e6";

export default node;
