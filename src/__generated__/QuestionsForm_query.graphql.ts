/**
 * @generated SignedSource<<7015da0361219e08bc999a9f30543934>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuestionsForm_query$data = {
  readonly bookingIntakeQuestions: ReadonlyArray<{
    readonly isRequired: boolean;
    readonly question: string;
  }>;
  readonly " $fragmentType": "QuestionsForm_query";
};
export type QuestionsForm_query$key = {
  readonly " $data"?: QuestionsForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionsForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "QuestionsForm_query",
  "selections": [
    {
      "concreteType": "BookingIntakeQuestion",
      "kind": "LinkedField",
      "name": "bookingIntakeQuestions",
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
    }
  ],
  "type": "Query"
};

(node as any).hash = "b706a552d563d29816e80bd18e05c399";

export default node;
