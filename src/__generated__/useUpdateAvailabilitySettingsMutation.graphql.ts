/**
 * @generated SignedSource<<a66a3cd5652f4ae3c98d958604499280>>
 * @relayHash 437ace952c121c37ca005a8cfb1af9ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 437ace952c121c37ca005a8cfb1af9ee

import type { ConcreteRequest } from 'relay-runtime';
export type DayOfWeek = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type UpdateAvailabilitySettingsCommand = {
  availabilitySettings: AvailabilitySettingsInput;
  revision?: string | null | undefined;
};
export type AvailabilitySettingsInput = {
  dailyAvailabilities: ReadonlyArray<DailyAvailabilityInput>;
  timeZone: string;
};
export type DailyAvailabilityInput = {
  day: DayOfWeek;
  timeSlots: ReadonlyArray<TimeSlotInput>;
};
export type TimeSlotInput = {
  end: string;
  start: string;
};
export type useUpdateAvailabilitySettingsMutation$variables = {
  command: UpdateAvailabilitySettingsCommand;
};
export type useUpdateAvailabilitySettingsMutation$data = {
  readonly updateAvailabilitySettings: {
    readonly dailyAvailabilities: ReadonlyArray<{
      readonly day: DayOfWeek;
      readonly timeSlots: ReadonlyArray<{
        readonly end: string;
        readonly start: string;
      }>;
    }>;
    readonly id: string;
    readonly revision: string;
    readonly timeZone: string;
  };
};
export type useUpdateAvailabilitySettingsMutation = {
  response: useUpdateAvailabilitySettingsMutation$data;
  variables: useUpdateAvailabilitySettingsMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "command",
        "variableName": "command"
      }
    ],
    "concreteType": "AvailabilitySettings",
    "kind": "LinkedField",
    "name": "updateAvailabilitySettings",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      },
      {
        "kind": "ScalarField",
        "name": "timeZone"
      },
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
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateAvailabilitySettingsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateAvailabilitySettingsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "437ace952c121c37ca005a8cfb1af9ee",
    "metadata": {},
    "name": "useUpdateAvailabilitySettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "880cd69871632cd789bd0b6b81c3d50c";

export default node;
