/**
 * @generated SignedSource<<bd376c02065a3d2bfef20a90483d5141>>
 * @relayHash ab951f4b7d836b0147c728a8150b4b0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab951f4b7d836b0147c728a8150b4b0b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeetingKind = "ADDRESS" | "LINK" | "PHONE" | "VIDEO" | "%future added value";
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
export type UpdateOneOnOneCommand = {
  description?: string | null | undefined;
  descriptionBulletPoints: ReadonlyArray<string>;
  duration: SessionDuration;
  id: string;
  meetingDetails?: string | null | undefined;
  meetingKind?: MeetingKind | null | undefined;
  price: number;
  revision?: string | null | undefined;
  title: string;
};
export type useUpdateOneOnOneMutation$variables = {
  command: UpdateOneOnOneCommand;
};
export type useUpdateOneOnOneMutation$data = {
  readonly updateOneOnOne: {
    readonly id: string;
    readonly priceWithVat: number;
    readonly revision: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"OfferForm_offer">;
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
  "name": "priceWithVat"
},
v4 = {
  "kind": "ScalarField",
  "name": "revision"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateOneOnOneMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "OneOnOne",
        "kind": "LinkedField",
        "name": "updateOneOnOne",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "OfferForm_offer"
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
    "name": "useUpdateOneOnOneMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "OneOnOne",
        "kind": "LinkedField",
        "name": "updateOneOnOne",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
            "name": "descriptionBulletPoints"
          },
          {
            "kind": "ScalarField",
            "name": "duration"
          },
          {
            "kind": "ScalarField",
            "name": "meetingKind"
          },
          {
            "kind": "ScalarField",
            "name": "meetingDetails"
          },
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isCatalogItem"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "ab951f4b7d836b0147c728a8150b4b0b",
    "metadata": {},
    "name": "useUpdateOneOnOneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37b88e51351179293722052233684f74";

export default node;
