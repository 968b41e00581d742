/**
 * @generated SignedSource<<ed65c515c829ea62b10afa3adc8a20c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntakeForm_query$data = {
  readonly bookingIntakeQuestions: ReadonlyArray<{
    readonly id: string;
    readonly isRequired: boolean;
    readonly question: string;
  }>;
  readonly " $fragmentType": "IntakeForm_query";
};
export type IntakeForm_query$key = {
  readonly " $data"?: IntakeForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntakeForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IntakeForm_query",
  "selections": [
    {
      "concreteType": "BookingIntakeQuestion",
      "kind": "LinkedField",
      "name": "bookingIntakeQuestions",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
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

(node as any).hash = "8f671a12f551072fdc275e570ded859c";

export default node;
