/**
 * @generated SignedSource<<31176cc68547e32d968b69c6bc47bf7b>>
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
  "metadata": null,
  "name": "IntakeForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingIntakeQuestion",
      "kind": "LinkedField",
      "name": "bookingIntakeQuestions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "name": "isRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8f671a12f551072fdc275e570ded859c";

export default node;
