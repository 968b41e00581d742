/**
 * @generated SignedSource<<502865bdca29a2f0171cfff977318a51>>
 * @relayHash deee9c171942fa024a656f92700aeecd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID deee9c171942fa024a656f92700aeecd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConnectCalendarCommand = {
  code: string;
  redirectUri: string;
  state: string;
};
export type useCalendarReturnMutation$variables = {
  command: ConnectCalendarCommand;
};
export type useCalendarReturnMutation$data = {
  readonly connectCalendar: {
    readonly calendarProfiles: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CalendarAccount_profile">;
    }>;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DefaultCalendar_settings">;
  };
};
export type useCalendarReturnMutation = {
  response: useCalendarReturnMutation$data;
  variables: useCalendarReturnMutation$variables;
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
    "name": "useCalendarReturnMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "connectCalendar",
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
    "name": "useCalendarReturnMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "connectCalendar",
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
    "id": "deee9c171942fa024a656f92700aeecd",
    "metadata": {},
    "name": "useCalendarReturnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "13fedb7e6b3119ac7906dde389702dfc";

export default node;
