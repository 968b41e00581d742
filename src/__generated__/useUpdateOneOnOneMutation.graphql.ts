/**
 * @generated SignedSource<<defb13a74b961a7701795ca08c82787a>>
 * @relayHash e46a4e50da574840c27457c0ce336051
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e46a4e50da574840c27457c0ce336051

import type { ConcreteRequest } from 'relay-runtime';
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
export type UpdateOneOnOneCommand = {
  description?: string | null | undefined;
  descriptionBulletPoints: ReadonlyArray<string>;
  duration: SessionDuration;
  id: string;
  price: number;
  revision?: string | null | undefined;
  title: string;
};
export type useUpdateOneOnOneMutation$variables = {
  command: UpdateOneOnOneCommand;
};
export type useUpdateOneOnOneMutation$data = {
  readonly updateOneOnOne: {
    readonly description: string | null | undefined;
    readonly descriptionBulletPoints: ReadonlyArray<string>;
    readonly duration: SessionDuration;
    readonly id: string;
    readonly price: number;
    readonly priceWithVat: number;
    readonly revision: string | null | undefined;
    readonly title: string;
  };
};
export type useUpdateOneOnOneMutation = {
  response: useUpdateOneOnOneMutation$data;
  variables: useUpdateOneOnOneMutation$variables;
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
    "concreteType": "OneOnOne",
    "kind": "LinkedField",
    "name": "updateOneOnOne",
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
        "name": "descriptionBulletPoints"
      },
      {
        "kind": "ScalarField",
        "name": "duration"
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
    "name": "useUpdateOneOnOneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateOneOnOneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e46a4e50da574840c27457c0ce336051",
    "metadata": {},
    "name": "useUpdateOneOnOneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bb9dc22353103021f5d87836a9765733";

export default node;
