/**
 * @generated SignedSource<<61e4d322cf61bb469d4a4e005d3f187b>>
 * @relayHash bcf7186817f1175842480a8253cba0a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcf7186817f1175842480a8253cba0a6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DisconnectCalendarCommand = {
  profileId: string;
};
export type useDisconnectCalendarMutation$variables = {
  command: DisconnectCalendarCommand;
};
export type useDisconnectCalendarMutation$data = {
  readonly disconnectCalendar: {
    readonly calendarProfiles: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CalendarAccount_profile">;
    }>;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DefaultCalendar_settings">;
  };
};
export type useDisconnectCalendarMutation = {
  response: useDisconnectCalendarMutation$data;
  variables: useDisconnectCalendarMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "command"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "command",
    "variableName": "command"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useDisconnectCalendarMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "disconnectCalendar",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "CalendarProfile",
            "kind": "LinkedField",
            "name": "calendarProfiles",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDisconnectCalendarMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "disconnectCalendar",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "CalendarProfile",
            "kind": "LinkedField",
            "name": "calendarProfiles",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
                  (v2/*:: as any*/),
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
    "id": "bcf7186817f1175842480a8253cba0a6",
    "metadata": {},
    "name": "useDisconnectCalendarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1876961637f56285cb63224db774102f";

export default node;
