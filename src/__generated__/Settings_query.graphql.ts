/**
 * @generated SignedSource<<0c19d92133cc44d9eb276c3f52d581b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Settings_query$data = {
  readonly userSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"CalendarFeed_settings" | "Mails_settings" | "TimeZoneForm_settings">;
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
        },
        {
          "kind": "FragmentSpread",
          "name": "Mails_settings"
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

(node as any).hash = "57d9573923a4e2186cce46c6a7a1c6da";

export default node;
