/**
 * @generated SignedSource<<c4d4fcc1a11301ea00324a2bfeef935f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DefaultCalendar_settings$data = {
  readonly calendarProfiles: ReadonlyArray<{
    readonly calendars: ReadonlyArray<{
      readonly calendarName: string;
      readonly id: string;
      readonly isEnabled: boolean;
    }>;
    readonly profileName: string;
  }>;
  readonly defaultCalendarId: string | null | undefined;
  readonly " $fragmentType": "DefaultCalendar_settings";
};
export type DefaultCalendar_settings$key = {
  readonly " $data"?: DefaultCalendar_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"DefaultCalendar_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DefaultCalendar_settings",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "defaultCalendarId"
    },
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
          "concreteType": "Calendar",
          "kind": "LinkedField",
          "name": "calendars",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            },
            {
              "kind": "ScalarField",
              "name": "calendarName"
            },
            {
              "kind": "ScalarField",
              "name": "isEnabled"
            }
          ]
        }
      ]
    }
  ],
  "type": "UserSettings"
};

(node as any).hash = "640217671245901e7d34c1b04edb6b31";

export default node;
