/**
 * @generated SignedSource<<7160bd1a8ef55ff987ff69d940b4ddff>>
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
  "name": "IntakeStep_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "IntakeForm_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "cd044ef5d1a9b78b619fe89414483b00";

export default node;
