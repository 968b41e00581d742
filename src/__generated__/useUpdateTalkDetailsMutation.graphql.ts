/**
 * @generated SignedSource<<f2565850b6025be887f1ea10723ab920>>
 * @relayHash 02ce9a869795ced57c00f0a3517617f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02ce9a869795ced57c00f0a3517617f0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly eventDate: string | null | undefined;
    readonly id: string;
    readonly priceWithVat: number;
    readonly revision: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"TalkForm_talk">;
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
  "name": "eventDate"
},
v4 = {
  "kind": "ScalarField",
  "name": "priceWithVat"
},
v5 = {
  "kind": "ScalarField",
  "name": "revision"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateTalkDetailsMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Talk",
        "kind": "LinkedField",
        "name": "updateTalkDetails",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "TalkForm_talk"
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateTalkDetailsMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Talk",
        "kind": "LinkedField",
        "name": "updateTalkDetails",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
          }
        ]
      }
    ]
  },
  "params": {
    "id": "02ce9a869795ced57c00f0a3517617f0",
    "metadata": {},
    "name": "useUpdateTalkDetailsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d1e3c87d948327bce5bb40ff19848be4";

export default node;
