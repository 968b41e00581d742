/**
 * @generated SignedSource<<82918a079b399b9e2c2f252d5179e9cf>>
 * @relayHash 5dc8994c4685cdcd1d6173c2c84fa0d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dc8994c4685cdcd1d6173c2c84fa0d6

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateSlugCommand = {
  slug: string;
};
export type useUpdateSlugMutation$variables = {
  command: UpdateSlugCommand;
};
export type useUpdateSlugMutation$data = {
  readonly updateSlug: {
    readonly slug: string;
  };
};
export type useUpdateSlugMutation = {
  response: useUpdateSlugMutation$data;
  variables: useUpdateSlugMutation$variables;
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
  "name": "slug"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateSlugMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "updateSlug",
        "plural": false,
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
    "name": "useUpdateSlugMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "updateSlug",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "5dc8994c4685cdcd1d6173c2c84fa0d6",
    "metadata": {},
    "name": "useUpdateSlugMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2d94a88db6f5640ee2dbbdbcb971fcae";

export default node;
