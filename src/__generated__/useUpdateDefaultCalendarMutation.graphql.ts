/**
 * @generated SignedSource<<395b96106413b223ddb2440472907ca0>>
 * @relayHash 3dca1734204b777e80955f94713defa7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dca1734204b777e80955f94713defa7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateDefaultCalendarCommand = {
  id: string;
};
export type useUpdateDefaultCalendarMutation$variables = {
  command: UpdateDefaultCalendarCommand;
};
export type useUpdateDefaultCalendarMutation$data = {
  readonly updateDefaultCalendar: {
    readonly calendarProfiles: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CalendarAccount_profile">;
    }>;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DefaultCalendar_settings">;
  };
};
export type useUpdateDefaultCalendarMutation = {
  response: useUpdateDefaultCalendarMutation$data;
  variables: useUpdateDefaultCalendarMutation$variables;
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
    "name": "useUpdateDefaultCalendarMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "updateDefaultCalendar",
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
    "name": "useUpdateDefaultCalendarMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "updateDefaultCalendar",
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
    "id": "3dca1734204b777e80955f94713defa7",
    "metadata": {},
    "name": "useUpdateDefaultCalendarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "95e71caa45e843c1b946bc07569f91f5";

export default node;
