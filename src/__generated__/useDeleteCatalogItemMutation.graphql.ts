/**
 * @generated SignedSource<<21bfe48e7d2d562e9e703dfa067cd5af>>
 * @relayHash f04186638e6a5736ed2e700a05773171
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f04186638e6a5736ed2e700a05773171

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCatalogItemCommand = {
  id: string;
};
export type useDeleteCatalogItemMutation$variables = {
  command: DeleteCatalogItemCommand;
};
export type useDeleteCatalogItemMutation$data = {
  readonly deleteCatalogItem: string;
};
export type useDeleteCatalogItemMutation = {
  response: useDeleteCatalogItemMutation$data;
  variables: useDeleteCatalogItemMutation$variables;
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
    "kind": "ScalarField",
    "name": "deleteCatalogItem"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useDeleteCatalogItemMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCatalogItemMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f04186638e6a5736ed2e700a05773171",
    "metadata": {},
    "name": "useDeleteCatalogItemMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "175ccf5dfc0f63cca7d7bb60f225d078";

export default node;
