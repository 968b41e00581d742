/**
 * @generated SignedSource<<588540d8c699a9a821f6fda2abab8672>>
 * @relayHash 1cae7ef3fab5c55273cc6745a7a7a613
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cae7ef3fab5c55273cc6745a7a7a613

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeamerCalendarsScreenQuery$variables = Record<PropertyKey, never>;
export type BeamerCalendarsScreenQuery$data = {
  readonly userSettings: {
    readonly calendarProfiles: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CalendarAccount_profile">;
    }>;
    readonly defaultCalendarId: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"DefaultCalendar_settings">;
  };
};
export type BeamerCalendarsScreenQuery = {
  response: BeamerCalendarsScreenQuery$data;
  variables: BeamerCalendarsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "defaultCalendarId"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BeamerCalendarsScreenQuery",
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
              {
                "kind": "FragmentSpread",
                "name": "CalendarAccount_profile"
              }
            ]
          },
          (v1/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "DefaultCalendar_settings"
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
    "name": "BeamerCalendarsScreenQuery",
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
                  (v0/*:: as any*/),
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
                ]
              },
              {
                "kind": "ScalarField",
                "name": "profileId"
              }
            ]
          },
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "1cae7ef3fab5c55273cc6745a7a7a613",
    "metadata": {},
    "name": "BeamerCalendarsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f02bbad7d50b440344e64afcbc217145";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
