/**
 * @generated SignedSource<<f29e19bccdd6a3b13a93051ec3d945aa>>
 * @relayHash 169c82ebdb90d7eb998acfd8fcfd264a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 169c82ebdb90d7eb998acfd8fcfd264a

import type { ConcreteRequest } from 'relay-runtime';
export type CreateTalkCommand = {
  eventDate: string;
  file: File;
  uploadId?: string | null | undefined;
};
export type NewTalkMutation$variables = {
  command: CreateTalkCommand;
};
export type NewTalkMutation$data = {
  readonly createTalk: {
    readonly id: string;
  };
};
export type NewTalkMutation = {
  response: NewTalkMutation$data;
  variables: NewTalkMutation$variables;
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
    "concreteType": "Talk",
    "kind": "LinkedField",
    "name": "createTalk",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "NewTalkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewTalkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "169c82ebdb90d7eb998acfd8fcfd264a",
    "metadata": {},
    "name": "NewTalkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd7ea102f69278931ca334df2e45214a";

export default node;
