/**
 * @generated SignedSource<<85c7fdf9e3b35b819d39e794162a5508>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleStep_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PolicyAcceptance_query" | "ZoneNotice_query">;
  readonly " $fragmentType": "ScheduleStep_query";
};
export type ScheduleStep_query$key = {
  readonly " $data"?: ScheduleStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleStep_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isSignedIn"
    }
  ],
  "kind": "Fragment",
  "name": "ScheduleStep_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "PolicyAcceptance_query"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "isSignedIn",
          "variableName": "isSignedIn"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ZoneNotice_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "7c2db3ba8bafedec8c98f22d9ffe8ce2";

export default node;
