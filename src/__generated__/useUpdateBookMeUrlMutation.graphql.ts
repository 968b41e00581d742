/**
 * @generated SignedSource<<0aa246a63f9665af4099e623f8241335>>
 * @relayHash 4256ec5b0c06886728401f8f0550643c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4256ec5b0c06886728401f8f0550643c

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateBookMeUrlCommand = {
  revision?: string | null | undefined;
  url: string;
};
export type useUpdateBookMeUrlMutation$variables = {
  command: UpdateBookMeUrlCommand;
};
export type useUpdateBookMeUrlMutation$data = {
  readonly updateBookMeUrl: {
    readonly bookMeUrl: string | null | undefined;
    readonly bookMeUrlRevision: string | null | undefined;
  };
};
export type useUpdateBookMeUrlMutation = {
  response: useUpdateBookMeUrlMutation$data;
  variables: useUpdateBookMeUrlMutation$variables;
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
  "name": "bookMeUrl"
},
v3 = {
  "kind": "ScalarField",
  "name": "bookMeUrlRevision"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateBookMeUrlMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "updateBookMeUrl",
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
    "name": "useUpdateBookMeUrlMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "updateBookMeUrl",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "4256ec5b0c06886728401f8f0550643c",
    "metadata": {},
    "name": "useUpdateBookMeUrlMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "86298d20caa5d2a45ecaa5c637e168f5";

export default node;
