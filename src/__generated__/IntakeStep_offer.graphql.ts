/**
 * @generated SignedSource<<7572fa4731649b83e47259671b4de34c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntakeStep_offer$data = {
  readonly id: string;
  readonly intakeQuestions: ReadonlyArray<{
    readonly question: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"IntakeForm_offer">;
  readonly " $fragmentType": "IntakeStep_offer";
};
export type IntakeStep_offer$key = {
  readonly " $data"?: IntakeStep_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntakeStep_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IntakeStep_offer",
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
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "IntakeForm_offer"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "2c3575152269ea3efabde3fac487ebf2";

export default node;
