/**
 * @generated SignedSource<<0a9fc726020f0e05adbb5f3804bf22ea>>
 * @relayHash 989d689d62b80c7ebbbb19dc7c30772f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 989d689d62b80c7ebbbb19dc7c30772f

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateIntakeQuestionsCommand = {
  id: string;
  questions?: ReadonlyArray<IntakeQuestionInput> | null | undefined;
  revision?: string | null | undefined;
};
export type IntakeQuestionInput = {
  isRequired: boolean;
  question: string;
};
export type useUpdateIntakeQuestionsMutation$variables = {
  command: UpdateIntakeQuestionsCommand;
};
export type useUpdateIntakeQuestionsMutation$data = {
  readonly updateIntakeQuestions: {
    readonly hasOwnIntakeQuestions: boolean;
    readonly id: string;
    readonly intakeQuestions: ReadonlyArray<{
      readonly id: string;
      readonly isRequired: boolean;
      readonly question: string;
    }>;
    readonly intakeQuestionsRevision: string | null | undefined;
  };
};
export type useUpdateIntakeQuestionsMutation = {
  response: useUpdateIntakeQuestionsMutation$data;
  variables: useUpdateIntakeQuestionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "command"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = [
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
    "name": "updateIntakeQuestions",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "concreteType": "BookingIntakeQuestion",
        "kind": "LinkedField",
        "name": "intakeQuestions",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
        "name": "hasOwnIntakeQuestions"
      },
      {
        "kind": "ScalarField",
        "name": "intakeQuestionsRevision"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateIntakeQuestionsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateIntakeQuestionsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "989d689d62b80c7ebbbb19dc7c30772f",
    "metadata": {},
    "name": "useUpdateIntakeQuestionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dc70a9500461f3416dddb67d38699899";

export default node;
