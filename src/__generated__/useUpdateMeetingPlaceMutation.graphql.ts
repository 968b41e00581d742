/**
 * @generated SignedSource<<61daa16a28442d9f76a5d2f40a326956>>
 * @relayHash 00547085c7a7a3cbe28a1fbd16b7efae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00547085c7a7a3cbe28a1fbd16b7efae

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeetingKind = "ADDRESS" | "LINK" | "PHONE" | "VIDEO" | "%future added value";
export type UpdateMeetingPlaceCommand = {
  id: string;
  meetingDetails?: string | null | undefined;
  meetingKind: MeetingKind;
  placeChangeCount?: number | null | undefined;
};
export type useUpdateMeetingPlaceMutation$variables = {
  command: UpdateMeetingPlaceCommand;
};
export type useUpdateMeetingPlaceMutation$data = {
  readonly updateMeetingPlace: {
    readonly placeChangeCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"BookingHead_booking" | "NextStep_booking" | "SessionHistory_booking" | "WhereToMeet_booking">;
  };
};
export type useUpdateMeetingPlaceMutation = {
  response: useUpdateMeetingPlaceMutation$data;
  variables: useUpdateMeetingPlaceMutation$variables;
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
  "name": "placeChangeCount"
},
v3 = {
  "kind": "ScalarField",
  "name": "state"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "status"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateMeetingPlaceMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "updateMeetingPlace",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "BookingHead_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "NextStep_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "WhereToMeet_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "SessionHistory_booking"
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
    "name": "useUpdateMeetingPlaceMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "updateMeetingPlace",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "date"
          },
          {
            "kind": "ScalarField",
            "name": "endDate"
          },
          (v3/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "paymentStatus"
          },
          {
            "kind": "ScalarField",
            "name": "price"
          },
          {
            "kind": "ScalarField",
            "name": "bookerName"
          },
          {
            "kind": "ScalarField",
            "name": "bookerTimeZone"
          },
          {
            "kind": "ScalarField",
            "name": "creatorTimeZone"
          },
          {
            "concreteType": "Payment",
            "kind": "LinkedField",
            "name": "payment",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "amountWithVat"
              },
              {
                "kind": "ScalarField",
                "name": "vatTreatment"
              },
              (v4/*:: as any*/)
            ]
          },
          {
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "creator",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "firstName"
              },
              {
                "kind": "ScalarField",
                "name": "lastName"
              },
              {
                "kind": "ScalarField",
                "name": "isOwn"
              },
              (v4/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "slug"
              },
              {
                "concreteType": "ProfilePicture",
                "kind": "LinkedField",
                "name": "profilePicture",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "systemFullPath"
                  },
                  (v4/*:: as any*/)
                ]
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "title"
          },
          (v4/*:: as any*/),
          {
            "concreteType": "BookingMove",
            "kind": "LinkedField",
            "name": "moves",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              {
                "kind": "ScalarField",
                "name": "from"
              },
              {
                "kind": "ScalarField",
                "name": "to"
              },
              {
                "kind": "ScalarField",
                "name": "movedAt"
              }
            ]
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
              },
              {
                "kind": "ScalarField",
                "name": "details"
              }
            ]
          },
          {
            "concreteType": "LiveSession",
            "kind": "LinkedField",
            "name": "liveSession",
            "plural": false,
            "selections": [
              {
                "concreteType": "JoinUrl",
                "kind": "LinkedField",
                "name": "joinUrl",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "absoluteUrl"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "relativeUrl"
                  }
                ]
              },
              (v4/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "opensAt"
              },
              (v5/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "closesAt"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "isRefundable"
          },
          {
            "kind": "ScalarField",
            "name": "refundableUntil"
          },
          {
            "kind": "ScalarField",
            "name": "cancelRefusal"
          },
          {
            "kind": "ScalarField",
            "name": "rescheduleRefusal"
          },
          {
            "kind": "ScalarField",
            "name": "catalogItemId"
          },
          {
            "concreteType": "BookingCancellation",
            "kind": "LinkedField",
            "name": "cancellation",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "proposesRebooking"
              },
              {
                "kind": "ScalarField",
                "name": "by"
              },
              {
                "kind": "ScalarField",
                "name": "cancelledAt"
              }
            ]
          },
          {
            "concreteType": "OneOnOne",
            "kind": "LinkedField",
            "name": "oneOnOne",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "holdExpiresAt"
          },
          {
            "kind": "ScalarField",
            "name": "placeChangedAt"
          },
          {
            "kind": "ScalarField",
            "name": "confirmedAt"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "00547085c7a7a3cbe28a1fbd16b7efae",
    "metadata": {},
    "name": "useUpdateMeetingPlaceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb7b014209fc5430bb15772e102e0aca";

export default node;
