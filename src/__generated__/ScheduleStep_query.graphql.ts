/**
 * @generated SignedSource<<62f2b9cd35c42bce8ca5473db593b24c>>
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
  "name": "ScheduleStep_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "PolicyAcceptance_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "2095e69025dfb018dd126a5fab0cfa5c";

export default node;
