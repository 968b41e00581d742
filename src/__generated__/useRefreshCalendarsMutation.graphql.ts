/**
 * @generated SignedSource<<28b80a0c147ae56246221c8d826370cc>>
 * @relayHash d38f3c0b465a7178a3470a1a2e9f1b07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d38f3c0b465a7178a3470a1a2e9f1b07

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRefreshCalendarsMutation$variables = Record<PropertyKey, never>;
export type useRefreshCalendarsMutation$data = {
  readonly refreshCalendars: {
    readonly calendarProfiles: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CalendarAccount_profile">;
    }>;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DefaultCalendar_settings">;
  };
};
export type useRefreshCalendarsMutation = {
  response: useRefreshCalendarsMutation$data;
  variables: useRefreshCalendarsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useRefreshCalendarsMutation",
    "selections": [
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "refreshCalendars",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
          {
            "kind": "FragmentSpread",
            "name": "DefaultCalendar_settings"
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRefreshCalendarsMutation",
    "selections": [
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "refreshCalendars",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
          {
            "kind": "ScalarField",
            "name": "defaultCalendarId"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "d38f3c0b465a7178a3470a1a2e9f1b07",
    "metadata": {},
    "name": "useRefreshCalendarsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7aa5488b9b2b36dad966efb3cd82f1e2";

export default node;
