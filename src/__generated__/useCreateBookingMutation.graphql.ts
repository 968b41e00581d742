/**
 * @generated SignedSource<<fe963f209b1713b69dfb682ccd0557d5>>
 * @relayHash f0987e515211e4d255fe038a56af7fa4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0987e515211e4d255fe038a56af7fa4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateBookingCommand = {
  catalogItemId: string;
  date: string;
  timeSlot: string;
  timeZone: string;
};
export type useCreateBookingMutation$variables = {
  command: CreateBookingCommand;
};
export type useCreateBookingMutation$data = {
  readonly createBooking: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BookingScreen_booking">;
  };
};
export type useCreateBookingMutation = {
  response: useCreateBookingMutation$data;
  variables: useCreateBookingMutation$variables;
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
},
v3 = {
  "kind": "ScalarField",
  "name": "question"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useCreateBookingMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "createBooking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "BookingScreen_booking"
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
    "name": "useCreateBookingMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "createBooking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "state"
          },
          {
            "kind": "ScalarField",
            "name": "catalogItemId"
          },
          {
            "kind": "ScalarField",
            "name": "date"
          },
          {
            "kind": "ScalarField",
            "name": "endDate"
          },
          {
            "concreteType": "MeetingPlace",
            "kind": "LinkedField",
            "name": "meetingPlace",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "kind"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "priceWithVat"
          },
          {
            "kind": "ScalarField",
            "name": "vatTreatment"
          },
          {
            "kind": "ScalarField",
            "name": "description"
          },
          {
            "kind": "ScalarField",
            "name": "descriptionBulletPoints"
          },
          {
            "kind": "ScalarField",
            "name": "price"
          },
          {
            "kind": "ScalarField",
            "name": "paymentStatus"
          },
          {
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "creator",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "isOwn"
              },
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "slug"
              }
            ]
          },
          {
            "concreteType": "BookingIntakeQuestion",
            "kind": "LinkedField",
            "name": "intakeQuestions",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "isRequired"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "holdExpiresAt"
          },
          {
            "concreteType": "BookingIntake",
            "kind": "LinkedField",
            "name": "intakes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "answer"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "f0987e515211e4d255fe038a56af7fa4",
    "metadata": {},
    "name": "useCreateBookingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "72475385a828a7dcbfbf7de950b18d04";

export default node;
