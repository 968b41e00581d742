/**
 * @generated SignedSource<<daa4471e2091bc3d9940fb3d4bbe6f30>>
 * @relayHash 3878bdedede22f67b097ba2f61fc38e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3878bdedede22f67b097ba2f61fc38e7

import type { ConcreteRequest } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
export type UpdateCatalogItemOrderCommand = {
  category: CatalogItemCategory;
  itemIds: ReadonlyArray<string>;
};
export type useItemOrderMutation$variables = {
  command: UpdateCatalogItemOrderCommand;
};
export type useItemOrderMutation$data = {
  readonly updateCatalogItemOrder: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type useItemOrderMutation = {
  response: useItemOrderMutation$data;
  variables: useItemOrderMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useItemOrderMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "updateCatalogItemOrder",
        "plural": true,
        "selections": [
          (v2/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useItemOrderMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "updateCatalogItemOrder",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "3878bdedede22f67b097ba2f61fc38e7",
    "metadata": {},
    "name": "useItemOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b34ddffd18cdc6fa902d7d8093fee39";

export default node;
