/**
 * @generated SignedSource<<d697f342a7bd54dc371b20cfc9dcaa4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DayOfWeek = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SavedHours_hours$data = {
  readonly dailyAvailabilities: ReadonlyArray<{
    readonly day: DayOfWeek;
    readonly timeSlots: ReadonlyArray<{
      readonly end: string;
      readonly start: string;
    }>;
  }>;
  readonly timeZone: string;
  readonly " $fragmentType": "SavedHours_hours";
};
export type SavedHours_hours$key = {
  readonly " $data"?: SavedHours_hours$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedHours_hours">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SavedHours_hours",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeZone"
    },
    {
      "concreteType": "DailyAvailability",
      "kind": "LinkedField",
      "name": "dailyAvailabilities",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "day"
        },
        {
          "concreteType": "TimeSlot",
          "kind": "LinkedField",
          "name": "timeSlots",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "start"
            },
            {
              "kind": "ScalarField",
              "name": "end"
            }
          ]
        }
      ]
    }
  ],
  "type": "AvailabilitySettings"
};

(node as any).hash = "835a2af65e693636b1c1be50d5ad2d80";

export default node;
