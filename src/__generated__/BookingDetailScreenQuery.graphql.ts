/**
 * @generated SignedSource<<faf1295f66eeda8aec9221828c4f1129>>
 * @relayHash 0e02b1afdb1aabcde590b0c14fdb2045
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e02b1afdb1aabcde590b0c14fdb2045

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingDetailScreenQuery$variables = {
  id: string;
};
export type BookingDetailScreenQuery$data = {
  readonly bookingById: {
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"BookingHead_booking" | "IntakeAnswers_booking" | "NextStep_booking">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useViewerTimeZone_query">;
};
export type BookingDetailScreenQuery = {
  response: BookingDetailScreenQuery$data;
  variables: BookingDetailScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "state"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "BookingDetailScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingById",
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
            "name": "IntakeAnswers_booking"
          }
        ]
      },
      {
        "args": [
          {
            "kind": "Literal",
            "name": "isSignedIn",
            "value": true
          }
        ],
        "kind": "FragmentSpread",
        "name": "useViewerTimeZone_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BookingDetailScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingById",
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
            "name": "bookerName"
          },
          {
            "concreteType": "Payment",
            "kind": "LinkedField",
            "name": "payment",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
                "name": "isOwn"
              },
              (v4/*:: as any*/),
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
          (v4/*:: as any*/),
          {
            "concreteType": "OneOnOne",
            "kind": "LinkedField",
            "name": "oneOnOne",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "status"
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
              {
                "kind": "ScalarField",
                "name": "question"
              },
              {
                "kind": "ScalarField",
                "name": "answer"
              }
            ]
          }
        ]
      },
      {
        "kind": "ScalarField",
        "name": "timeZoneFromCookie"
      },
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "timeZone"
          },
          (v4/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "0e02b1afdb1aabcde590b0c14fdb2045",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b3d10e2029ea400b8b1858c3eef54f2b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
