/**
 * @generated SignedSource<<105766a6ee157284bf21ffbbfd0b9e0d>>
 * @relayHash 06d32e9df2d5f539663e63a0d2668d6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06d32e9df2d5f539663e63a0d2668d6d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeamerAvailabilityScreenQuery$variables = Record<PropertyKey, never>;
export type BeamerAvailabilityScreenQuery$data = {
  readonly availabilitySettings: {
    readonly __typename: "AvailabilitySettings";
  } | null | undefined;
  readonly userSettings: {
    readonly calendarProfiles: ReadonlyArray<{
      readonly __typename: "CalendarProfile";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"NeedsCalendar_settings">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"HoursEditor_query">;
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
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "timeZone"
},
v4 = {
  "kind": "ScalarField",
  "name": "revision"
},
v5 = {
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
            "selections": (v1/*:: as any*/)
          },
          {
            "kind": "FragmentSpread",
            "name": "NeedsCalendar_settings"
          }
        ]
      },
      {
        "concreteType": "AvailabilitySettings",
        "kind": "LinkedField",
        "name": "availabilitySettings",
        "plural": false,
        "selections": (v1/*:: as any*/)
      },
      {
        "kind": "FragmentSpread",
        "name": "HoursEditor_query"
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
              (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ]
      },
      {
        "concreteType": "AvailabilitySettings",
        "kind": "LinkedField",
        "name": "availabilitySettings",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
              (v5/*:: as any*/)
            ]
          }
        ]
      },
      {
        "concreteType": "AvailabilityExceptions",
        "kind": "LinkedField",
        "name": "availabilityExceptions",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "concreteType": "HoursException",
            "kind": "LinkedField",
            "name": "exceptions",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "from"
              },
              {
                "kind": "ScalarField",
                "name": "to"
              },
              (v5/*:: as any*/)
            ]
          },
          (v2/*:: as any*/)
        ]
      },
      {
        "concreteType": "BookingRulebook",
        "kind": "LinkedField",
        "name": "bookingRules",
        "plural": false,
        "selections": [
          {
            "concreteType": "BookingRules",
            "kind": "LinkedField",
            "name": "rules",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "noticeInMinutes"
              },
              {
                "kind": "ScalarField",
                "name": "horizonInDays"
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "06d32e9df2d5f539663e63a0d2668d6d",
    "metadata": {},
    "name": "BeamerAvailabilityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "00b4b5b8a9df85ae52f51aa32476b055";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
