/**
 * @generated SignedSource<<faa0126330b9bb28bdcc1c589330ab51>>
 * @relayHash b23b7485872c840ef60adedcaaea1a93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b23b7485872c840ef60adedcaaea1a93

import type { ConcreteRequest } from 'relay-runtime';
export type UpdatePublicationDetailsCommand = {
  description?: string | null | undefined;
  id: string;
  price: number;
  revision?: string | null | undefined;
  title: string;
};
export type useUpdatePublicationDetailsMutation$variables = {
  command: UpdatePublicationDetailsCommand;
};
export type useUpdatePublicationDetailsMutation$data = {
  readonly updatePublicationDetails: {
    readonly description: string | null | undefined;
    readonly id: string;
    readonly price: number;
    readonly priceWithVat: number;
    readonly revision: string | null | undefined;
    readonly title: string;
  };
};
export type useUpdatePublicationDetailsMutation = {
  response: useUpdatePublicationDetailsMutation$data;
  variables: useUpdatePublicationDetailsMutation$variables;
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
    "name": "updatePublicationDetails",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      },
      {
        "kind": "ScalarField",
        "name": "title"
      },
      {
        "kind": "ScalarField",
        "name": "description"
      },
      {
        "kind": "ScalarField",
        "name": "price"
      },
      {
        "kind": "ScalarField",
        "name": "priceWithVat"
      },
      {
        "kind": "ScalarField",
        "name": "revision"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdatePublicationDetailsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdatePublicationDetailsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b23b7485872c840ef60adedcaaea1a93",
    "metadata": {},
    "name": "useUpdatePublicationDetailsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "49904d0cd28b1fa01b65ef6ef1b4a7d6";

export default node;
