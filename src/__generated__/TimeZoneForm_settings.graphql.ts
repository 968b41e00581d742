/**
 * @generated SignedSource<<32406c7268bf4c67b8734758bd6c570b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeZoneForm_settings$data = {
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "TimeZoneForm_settings";
};
export type TimeZoneForm_settings$key = {
  readonly " $data"?: TimeZoneForm_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeZoneForm_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TimeZoneForm_settings",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeZone"
    }
  ],
  "type": "UserSettings"
};

(node as any).hash = "a45c0ce05e147fd461e51798ab165bd9";

export default node;
