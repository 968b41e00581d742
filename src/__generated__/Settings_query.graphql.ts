/**
 * @generated SignedSource<<78ba3088f82241295a16ecf9b2953385>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Settings_query$data = {
  readonly userSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"TimeZoneForm_settings">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BillingForm_query">;
  readonly " $fragmentType": "Settings_query";
};
export type Settings_query$key = {
  readonly " $data"?: Settings_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Settings_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Settings_query",
  "selections": [
    {
      "concreteType": "UserSettings",
      "kind": "LinkedField",
      "name": "userSettings",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "TimeZoneForm_settings"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "BillingForm_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "fb5253b0074270214784cc30982e3724";

export default node;
