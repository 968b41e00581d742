/**
 * @generated SignedSource<<75ff2c0b0d7aa94ed820b38210583ebb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuestionsForm_offer$data = {
  readonly hasOwnIntakeQuestions: boolean;
  readonly id: string;
  readonly intakeQuestions: ReadonlyArray<{
    readonly isRequired: boolean;
    readonly question: string;
  }>;
  readonly intakeQuestionsRevision: string | null | undefined;
  readonly " $fragmentType": "QuestionsForm_offer";
};
export type QuestionsForm_offer$key = {
  readonly " $data"?: QuestionsForm_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionsForm_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "QuestionsForm_offer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "concreteType": "BookingIntakeQuestion",
      "kind": "LinkedField",
      "name": "intakeQuestions",
      "plural": true,
      "selections": [
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
  ],
  "type": "OneOnOne"
};

(node as any).hash = "5c092fc5c9ecd6e7a95838f19b63dbf0";

export default node;
