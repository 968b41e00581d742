/**
 * @generated SignedSource<<7703b95ac33cb9bd7a45b075f669ab3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarSwitch_calendar$data = {
  readonly calendarName: string;
  readonly id: string;
  readonly isEnabled: boolean;
  readonly isReadOnly: boolean;
  readonly " $fragmentType": "CalendarSwitch_calendar";
};
export type CalendarSwitch_calendar$key = {
  readonly " $data"?: CalendarSwitch_calendar$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarSwitch_calendar">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CalendarSwitch_calendar",
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
    },
    {
      "kind": "ScalarField",
      "name": "isReadOnly"
    }
  ],
  "type": "Calendar"
};

(node as any).hash = "e0c0aee51f00285eb547301f2efbe1e0";

export default node;
