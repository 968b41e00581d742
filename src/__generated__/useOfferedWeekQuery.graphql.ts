/**
 * @generated SignedSource<<2b8ad6bad699c69a6df74f6f7a80008e>>
 * @relayHash 3100d71604ee2eac0150c7b46dcd3a19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3100d71604ee2eac0150c7b46dcd3a19

import type { ConcreteRequest } from 'relay-runtime';
export type DayOfWeek = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
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
export type HoursExceptionInput = {
  from: string;
  timeSlots: ReadonlyArray<TimeSlotInput>;
  to: string;
};
export type useOfferedWeekQuery$variables = {
  availabilitySettings: AvailabilitySettingsInput;
  date: string;
  duration: SessionDuration;
  exceptions?: ReadonlyArray<HoursExceptionInput> | null | undefined;
};
export type useOfferedWeekQuery$data = {
  readonly availabilityPreview: ReadonlyArray<{
    readonly availableSlots: ReadonlyArray<{
      readonly end: string;
      readonly start: string;
    }>;
    readonly date: string;
  }>;
};
export type useOfferedWeekQuery = {
  response: useOfferedWeekQuery$data;
  variables: useOfferedWeekQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "availabilitySettings"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "date"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "duration"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "exceptions"
},
v4 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "availabilitySettings",
        "variableName": "availabilitySettings"
      },
      {
        "kind": "Variable",
        "name": "date",
        "variableName": "date"
      },
      {
        "kind": "Variable",
        "name": "duration",
        "variableName": "duration"
      },
      {
        "kind": "Variable",
        "name": "exceptions",
        "variableName": "exceptions"
      }
    ],
    "concreteType": "AvailabilityDay",
    "kind": "LinkedField",
    "name": "availabilityPreview",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "date"
      },
      {
        "concreteType": "AvailableSlot",
        "kind": "LinkedField",
        "name": "availableSlots",
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useOfferedWeekQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOfferedWeekQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "3100d71604ee2eac0150c7b46dcd3a19",
    "metadata": {},
    "name": "useOfferedWeekQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ea97f42c0891895afb2c929826909fa";

export default node;
