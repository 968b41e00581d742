/**
 * @generated SignedSource<<7103a549018a6d2fa68930759e4d3f66>>
 * @relayHash 66d8c95e8fed2e6675d620f874a98e26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66d8c95e8fed2e6675d620f874a98e26

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
export type CreateOneOnOneCommand = {
  description?: string | null | undefined;
  descriptionBulletPoints: ReadonlyArray<string>;
  duration: SessionDuration;
  price: number;
  title: string;
};
export type useCreateOneOnOneMutation$variables = {
  command: CreateOneOnOneCommand;
};
export type useCreateOneOnOneMutation$data = {
  readonly createOneOnOne: {
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
            "name": "price"
          },
          {
            "kind": "ScalarField",
            "name": "revision"
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
    "id": "66d8c95e8fed2e6675d620f874a98e26",
    "metadata": {},
    "name": "useCreateOneOnOneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c5c6dd1f6650365b6d23c68284d80f4";

export default node;
