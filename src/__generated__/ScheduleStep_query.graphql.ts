/**
 * @generated SignedSource<<89d9d4e0ee62d6f863774f2d47922f97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleStep_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LogInPrompt_query" | "PolicyAcceptance_query" | "ZoneNotice_query">;
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
      "kind": "FragmentSpread",
      "name": "LogInPrompt_query"
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

(node as any).hash = "c3661685b5308a3f6da6b84eaf1a569c";

export default node;
