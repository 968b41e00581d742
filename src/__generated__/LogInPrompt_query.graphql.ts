/**
 * @generated SignedSource<<d4cbe6a6bbae26ac5ebadaa912703311>>
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
  "metadata": null,
  "name": "LogInPrompt_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PolicyAcceptance_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e653fd89f546e398300b4fca9f35a845";

export default node;
