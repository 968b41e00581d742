/**
 * @generated SignedSource<<18367874620879b3be6647fb0a3b41d7>>
 * @relayHash e7fcda8319eec307937a668d262f8d79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7fcda8319eec307937a668d262f8d79

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateTalkDetailsCommand = {
  description?: string | null | undefined;
  durationInMinutes?: number | null | undefined;
  eventDate?: string | null | undefined;
  eventLocation?: string | null | undefined;
  eventName?: string | null | undefined;
  eventUrl?: string | null | undefined;
  price?: number | null | undefined;
  revision?: string | null | undefined;
  talkId: string;
  title: string;
};
export type useUpdateTalkDetailsMutation$variables = {
  command: UpdateTalkDetailsCommand;
};
export type useUpdateTalkDetailsMutation$data = {
  readonly updateTalkDetails: {
    readonly description: string | null | undefined;
    readonly durationInMinutes: number | null | undefined;
    readonly eventDate: string | null | undefined;
    readonly eventLocation: string | null | undefined;
    readonly eventName: string | null | undefined;
    readonly eventUrl: string | null | undefined;
    readonly id: string;
    readonly price: number;
    readonly priceWithVat: number;
    readonly revision: string | null | undefined;
    readonly title: string;
  };
};
export type useUpdateTalkDetailsMutation = {
  response: useUpdateTalkDetailsMutation$data;
  variables: useUpdateTalkDetailsMutation$variables;
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
    "name": "updateTalkDetails",
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
        "name": "eventDate"
      },
      {
        "kind": "ScalarField",
        "name": "eventName"
      },
      {
        "kind": "ScalarField",
        "name": "eventLocation"
      },
      {
        "kind": "ScalarField",
        "name": "eventUrl"
      },
      {
        "kind": "ScalarField",
        "name": "durationInMinutes"
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
    "name": "useUpdateTalkDetailsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateTalkDetailsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e7fcda8319eec307937a668d262f8d79",
    "metadata": {},
    "name": "useUpdateTalkDetailsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aafb21ebac7a5b511e96efc81226f18b";

export default node;
