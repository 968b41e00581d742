/**
 * @generated SignedSource<<860ca10cf3b75be01134ea094acdd821>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarFeed_settings$data = {
  readonly calendarFeed: {
    readonly createdAt: string;
  } | null | undefined;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "CalendarFeed_settings";
};
export type CalendarFeed_settings$key = {
  readonly " $data"?: CalendarFeed_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarFeed_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CalendarFeed_settings",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeZone"
    },
    {
      "concreteType": "CalendarFeed",
      "kind": "LinkedField",
      "name": "calendarFeed",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "createdAt"
        }
      ]
    }
  ],
  "type": "UserSettings"
};

(node as any).hash = "19748871cb63c7927d742665881bc229";

export default node;
