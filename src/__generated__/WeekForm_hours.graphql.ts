/**
 * @generated SignedSource<<bf01fd2b3acdcb1b5b2ae027b89c8fa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DayOfWeek = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WeekForm_hours$data = {
  readonly dailyAvailabilities: ReadonlyArray<{
    readonly day: DayOfWeek;
    readonly timeSlots: ReadonlyArray<{
      readonly end: string;
      readonly start: string;
    }>;
  }>;
  readonly revision: string;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"SavedHours_hours">;
  readonly " $fragmentType": "WeekForm_hours";
};
export type WeekForm_hours$key = {
  readonly " $data"?: WeekForm_hours$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekForm_hours">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WeekForm_hours",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeZone"
    },
    {
      "kind": "ScalarField",
      "name": "revision"
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
    },
    {
      "kind": "FragmentSpread",
      "name": "SavedHours_hours"
    }
  ],
  "type": "AvailabilitySettings"
};

(node as any).hash = "5022c0b254a6937a11cab80072d4af8f";

export default node;
