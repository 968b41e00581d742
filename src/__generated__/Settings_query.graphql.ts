/**
 * @generated SignedSource<<4ce779621c426c297adc8ce6e3ce271e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Settings_query$data = {
  readonly userSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"CalendarFeed_settings" | "TimeZoneForm_settings">;
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
        },
        {
          "kind": "FragmentSpread",
          "name": "CalendarFeed_settings"
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

(node as any).hash = "d00eea0cb4b8324cfeb72e9c7e6374db";

export default node;
