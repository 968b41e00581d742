/**
 * @generated SignedSource<<375ce32654ea1773749268eb91d003fc>>
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
  "metadata": null,
  "name": "IntakeAnswers_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingIntake",
      "kind": "LinkedField",
      "name": "intakes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "e8c30a356a405dbfb44eb5f9f6b4b5fc";

export default node;
