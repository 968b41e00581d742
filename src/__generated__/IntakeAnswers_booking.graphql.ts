/**
 * @generated SignedSource<<aa1a3b32b7792805eafa5ccfdf976f26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntakeAnswers_booking$data = {
  readonly intakes: ReadonlyArray<{
    readonly answer: string;
    readonly question: string;
  }>;
  readonly " $fragmentType": "IntakeAnswers_booking";
};
export type IntakeAnswers_booking$key = {
  readonly " $data"?: IntakeAnswers_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntakeAnswers_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IntakeAnswers_booking",
  "selections": [
    {
      "concreteType": "BookingIntake",
      "kind": "LinkedField",
      "name": "intakes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "question"
        },
        {
          "kind": "ScalarField",
          "name": "answer"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "e8c30a356a405dbfb44eb5f9f6b4b5fc";

export default node;
