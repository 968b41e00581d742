/**
 * @generated SignedSource<<607371c17b269130d12937bae4b95f9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntakeStep_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"IntakeForm_query">;
  readonly " $fragmentType": "IntakeStep_query";
};
export type IntakeStep_query$key = {
  readonly " $data"?: IntakeStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntakeStep_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IntakeStep_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IntakeForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "cd044ef5d1a9b78b619fe89414483b00";

export default node;
