/**
 * @generated SignedSource<<9449d722a9b875cd739eed579e02fe86>>
 * @relayHash 32fc0220e0711d15f7e0cfb1836357db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32fc0220e0711d15f7e0cfb1836357db

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
export type useOfferedWeekQuery$variables = {
  availabilitySettings: AvailabilitySettingsInput;
  date: string;
  duration: SessionDuration;
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "availabilitySettings"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "date"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "duration"
  }
],
v1 = [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useOfferedWeekQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOfferedWeekQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "32fc0220e0711d15f7e0cfb1836357db",
    "metadata": {},
    "name": "useOfferedWeekQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d9dad392c0bc85a1564b990291f0d802";

export default node;
