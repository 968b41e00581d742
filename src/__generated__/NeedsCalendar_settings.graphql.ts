/**
 * @generated SignedSource<<e8c175292d4c55bda31f5e4a95a4076f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NeedsCalendar_settings$data = {
  readonly calendarProfiles: ReadonlyArray<{
    readonly profileConnected: boolean;
    readonly profileName: string;
  }>;
  readonly " $fragmentType": "NeedsCalendar_settings";
};
export type NeedsCalendar_settings$key = {
  readonly " $data"?: NeedsCalendar_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeedsCalendar_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NeedsCalendar_settings",
  "selections": [
    {
      "concreteType": "CalendarProfile",
      "kind": "LinkedField",
      "name": "calendarProfiles",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "profileName"
        },
        {
          "kind": "ScalarField",
          "name": "profileConnected"
        }
      ]
    }
  ],
  "type": "UserSettings"
};

(node as any).hash = "4ab4cd1d2379ec6d504f9d07a60a90b8";

export default node;
