/**
 * @generated SignedSource<<6b878467df9c70fac6b7442a74e13e13>>
 * @relayHash fc07c69034f60891de558440560102c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b49be47135027eb43a20ea337fd1e6a5973e3568168dfac02f60db9c75019c1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingDetailScreenQuery$variables = {
  id: string;
};
export type BookingDetailScreenQuery$data = {
  readonly bookingById: {
    readonly oneOnOne: {
      readonly title: string;
    };
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
          {
            "concreteType": "OneOnOne",
            "kind": "LinkedField",
            "name": "oneOnOne",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ]
          },
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
          {
            "concreteType": "OneOnOne",
            "kind": "LinkedField",
            "name": "oneOnOne",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "duration"
              },
              {
                "kind": "ScalarField",
                "name": "status"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "date"
          },
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
              {
                "kind": "ScalarField",
                "name": "state"
              },
              (v3/*:: as any*/)
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
              (v3/*:: as any*/),
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
                  (v3/*:: as any*/)
                ]
              }
            ]
          },
          (v3/*:: as any*/),
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
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "7b49be47135027eb43a20ea337fd1e6a5973e3568168dfac02f60db9c75019c1",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e95f85a2450c9cbff48abcf918239152";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
