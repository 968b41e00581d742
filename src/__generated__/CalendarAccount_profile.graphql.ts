/**
 * @generated SignedSource<<6602af79184c02f4262794ee0e2b7135>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CalendarProvider = "apple" | "cronofy" | "exchange" | "google" | "live_connect" | "office365" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CalendarAccount_profile$data = {
  readonly calendars: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CalendarSwitch_calendar">;
  }>;
  readonly profileConnected: boolean;
  readonly profileName: string;
  readonly provider: CalendarProvider;
  readonly " $fragmentSpreads": FragmentRefs<"Disconnect_profile">;
  readonly " $fragmentType": "CalendarAccount_profile";
};
export type CalendarAccount_profile$key = {
  readonly " $data"?: CalendarAccount_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarAccount_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CalendarAccount_profile",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "profileName"
    },
    {
      "kind": "ScalarField",
      "name": "provider"
    },
    {
      "kind": "ScalarField",
      "name": "profileConnected"
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
          "kind": "FragmentSpread",
          "name": "CalendarSwitch_calendar"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "Disconnect_profile"
    }
  ],
  "type": "CalendarProfile"
};

(node as any).hash = "b7c6b5c15d3c7364ddc04a823f18ac65";

export default node;
