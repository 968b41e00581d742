/**
 * @generated SignedSource<<ec3749145789959381085c4037efad1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntakeForm_offer$data = {
  readonly id: string;
  readonly intakeQuestions: ReadonlyArray<{
    readonly isRequired: boolean;
    readonly question: string;
  }>;
  readonly price: number;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerPrice_item">;
  readonly " $fragmentType": "IntakeForm_offer";
};
export type IntakeForm_offer$key = {
  readonly " $data"?: IntakeForm_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntakeForm_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IntakeForm_offer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "price"
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
      "kind": "FragmentSpread",
      "name": "BuyerPrice_item"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "530ab7e0864ed7853dee79a8ca7e6af8";

export default node;
