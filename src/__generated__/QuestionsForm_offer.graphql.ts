/**
 * @generated SignedSource<<b12703901de59c830181e2deb13cc869>>
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
  readonly title: string;
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
      "kind": "ScalarField",
      "name": "title"
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

(node as any).hash = "ac7f4f4ed93f7784b41b11703ee1e81d";

export default node;
