/**
 * @generated SignedSource<<420abb64fd15e3f9769eae276404aa77>>
 * @relayHash eb701ddb484bbf72d0dddbee85c359ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb701ddb484bbf72d0dddbee85c359ea

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeamerAvailabilityScreenQuery$variables = Record<PropertyKey, never>;
export type BeamerAvailabilityScreenQuery$data = {
  readonly availabilitySettings: {
    readonly " $fragmentSpreads": FragmentRefs<"WeekForm_hours">;
  } | null | undefined;
  readonly userSettings: {
    readonly calendarProfiles: ReadonlyArray<{
      readonly __typename: "CalendarProfile";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"NeedsCalendar_settings" | "WeekForm_settings">;
  };
};
export type BeamerAvailabilityScreenQuery = {
  response: BeamerAvailabilityScreenQuery$data;
  variables: BeamerAvailabilityScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "timeZone"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BeamerAvailabilityScreenQuery",
    "selections": [
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          {
            "concreteType": "CalendarProfile",
            "kind": "LinkedField",
            "name": "calendarProfiles",
            "plural": true,
            "selections": [
              (v0/*:: as any*/)
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "NeedsCalendar_settings"
          },
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
          {
            "kind": "FragmentSpread",
            "name": "WeekForm_hours"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BeamerAvailabilityScreenQuery",
    "selections": [
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          {
            "concreteType": "CalendarProfile",
            "kind": "LinkedField",
            "name": "calendarProfiles",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "profileName"
              },
              {
                "kind": "ScalarField",
                "name": "profileConnected"
              }
            ]
          },
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ]
      },
      {
        "concreteType": "AvailabilitySettings",
        "kind": "LinkedField",
        "name": "availabilitySettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "eb701ddb484bbf72d0dddbee85c359ea",
    "metadata": {},
    "name": "BeamerAvailabilityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2382ad2f1d23c2178227280d3614c8c5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
