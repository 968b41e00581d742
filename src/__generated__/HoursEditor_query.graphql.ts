/**
 * @generated SignedSource<<a633d7faf069a75d3897217d4e1c1916>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HoursEditor_query$data = {
  readonly availabilityExceptions: {
    readonly " $fragmentSpreads": FragmentRefs<"useExceptionsForm_exceptions">;
  } | null | undefined;
  readonly availabilitySettings: {
    readonly timeZone: string;
    readonly " $fragmentSpreads": FragmentRefs<"WeekForm_hours">;
  } | null | undefined;
  readonly userSettings: {
    readonly timeZone: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"WeekForm_settings">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OfferedWeek_query">;
  readonly " $fragmentType": "HoursEditor_query";
};
export type HoursEditor_query$key = {
  readonly " $data"?: HoursEditor_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HoursEditor_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "timeZone"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "HoursEditor_query",
  "selections": [
    {
      "concreteType": "UserSettings",
      "kind": "LinkedField",
      "name": "userSettings",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "FragmentSpread",
          "name": "WeekForm_settings"
        }
      ]
    },
    {
      "concreteType": "AvailabilitySettings",
      "kind": "LinkedField",
      "name": "availabilitySettings",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "FragmentSpread",
          "name": "WeekForm_hours"
        }
      ]
    },
    {
      "concreteType": "AvailabilityExceptions",
      "kind": "LinkedField",
      "name": "availabilityExceptions",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "useExceptionsForm_exceptions"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "OfferedWeek_query"
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "b91d0b3f11d1b49f1a2c833de0d19c52";

export default node;
