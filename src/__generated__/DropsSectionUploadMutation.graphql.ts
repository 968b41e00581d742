/**
 * @generated SignedSource<<91039d368e7fa91ff431b63614925a30>>
 * @relayHash 14ace245bab0d8a80db52d0f246498dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14ace245bab0d8a80db52d0f246498dd

import type { ConcreteRequest } from 'relay-runtime';
export type CreatePublicationCommand = {
  file: File;
  uploadId?: string | null | undefined;
};
export type DropsSectionUploadMutation$variables = {
  command: CreatePublicationCommand;
};
export type DropsSectionUploadMutation$data = {
  readonly createPublication: {
    readonly id: string;
  };
};
export type DropsSectionUploadMutation = {
  response: DropsSectionUploadMutation$data;
  variables: DropsSectionUploadMutation$variables;
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
    "concreteType": "Publication",
    "kind": "LinkedField",
    "name": "createPublication",
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
    "name": "DropsSectionUploadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DropsSectionUploadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "14ace245bab0d8a80db52d0f246498dd",
    "metadata": {},
    "name": "DropsSectionUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "491e38376bf7e6e47c5e9cd8583bcc06";

export default node;
