/**
 * @generated SignedSource<<e61e855a8307ea67a6e9a4bb9321d016>>
 * @relayHash 2aad6f10c8bd8a685430627056e87614
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2aad6f10c8bd8a685430627056e87614

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeetingKind = "ADDRESS" | "LINK" | "PHONE" | "VIDEO" | "%future added value";
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
export type CreateOneOnOneCommand = {
  description?: string | null | undefined;
  descriptionBulletPoints: ReadonlyArray<string>;
  duration: SessionDuration;
  meetingDetails?: string | null | undefined;
  meetingKind?: MeetingKind | null | undefined;
  price: number;
  title: string;
};
export type useCreateOneOnOneMutation$variables = {
  command: CreateOneOnOneCommand;
};
export type useCreateOneOnOneMutation$data = {
  readonly createOneOnOne: {
    readonly id: string;
    readonly revision: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"OfferEntry_offer">;
  };
};
export type useCreateOneOnOneMutation = {
  response: useCreateOneOnOneMutation$data;
  variables: useCreateOneOnOneMutation$variables;
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
  "name": "revision"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useCreateOneOnOneMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "OneOnOne",
        "kind": "LinkedField",
        "name": "createOneOnOne",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "OfferEntry_offer"
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
    "name": "useCreateOneOnOneMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "OneOnOne",
        "kind": "LinkedField",
        "name": "createOneOnOne",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "status"
          },
          {
            "concreteType": "BookingIntakeQuestion",
            "kind": "LinkedField",
            "name": "intakeQuestions",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "question"
              },
              {
                "kind": "ScalarField",
                "name": "isRequired"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "description"
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
            "name": "price"
          },
          {
            "kind": "ScalarField",
            "name": "meetingDetails"
          },
          {
            "kind": "ScalarField",
            "name": "hasOwnIntakeQuestions"
          },
          {
            "kind": "ScalarField",
            "name": "intakeQuestionsRevision"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "ScalarField",
                "name": "category"
              }
            ],
            "type": "CatalogItem",
            "abstractKey": "__isCatalogItem"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "2aad6f10c8bd8a685430627056e87614",
    "metadata": {},
    "name": "useCreateOneOnOneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f14ed778954000b227f6cbb1231a9b49";

export default node;
