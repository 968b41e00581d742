/**
 * @generated SignedSource<<9b0664fabac2c269618567be7e9c73e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleStep_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PolicyAcceptance_query">;
  readonly " $fragmentType": "ScheduleStep_query";
};
export type ScheduleStep_query$key = {
  readonly " $data"?: ScheduleStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleStep_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScheduleStep_query",
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

(node as any).hash = "2095e69025dfb018dd126a5fab0cfa5c";

export default node;
