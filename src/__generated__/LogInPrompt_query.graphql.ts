/**
 * @generated SignedSource<<2c0513ad7fd1d71882b561ef478acb39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogInPrompt_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PolicyAcceptance_query">;
  readonly " $fragmentType": "LogInPrompt_query";
};
export type LogInPrompt_query$key = {
  readonly " $data"?: LogInPrompt_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogInPrompt_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LogInPrompt_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "PolicyAcceptance_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "e653fd89f546e398300b4fca9f35a845";

export default node;
