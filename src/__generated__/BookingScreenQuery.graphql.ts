/**
 * @generated SignedSource<<30afe12d1345b61d5533791eee9f0719>>
 * @relayHash 0ce23df14ec93065e97704bcdf38d4e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ce23df14ec93065e97704bcdf38d4e2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingScreenQuery$variables = {
  bookingId: string;
  hasBooking: boolean;
  id: string;
  isSignedIn: boolean;
  slug: string;
};
export type BookingScreenQuery$data = {
  readonly bookingById?: {
    readonly " $fragmentSpreads": FragmentRefs<"BookingScreen_booking">;
  };
  readonly oneOnOneById: {
    readonly creatorId: string;
    readonly id: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"BookingSteps_offer" | "OfferAbout_offer" | "OfferHead_offer" | "ScheduleStep_offer">;
  };
  readonly userPublicProfileBySlug: {
    readonly isOwn: boolean;
    readonly profileId: string;
    readonly slug: string;
    readonly " $fragmentSpreads": FragmentRefs<"OfferHead_creator" | "ScheduleStep_creator">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleStep_query" | "useViewerTimeZone_query">;
};
export type BookingScreenQuery = {
  response: BookingScreenQuery$data;
  variables: BookingScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bookingId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasBooking"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSignedIn"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v5 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v6 = {
  "kind": "ScalarField",
  "name": "isOwn"
},
v7 = {
  "kind": "ScalarField",
  "name": "profileId"
},
v8 = {
  "kind": "ScalarField",
  "name": "slug"
},
v9 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v10 = {
  "kind": "ScalarField",
  "name": "id"
},
v11 = {
  "kind": "ScalarField",
  "name": "title"
},
v12 = {
  "kind": "ScalarField",
  "name": "creatorId"
},
v13 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "bookingId"
  }
],
v14 = [
  {
    "kind": "Variable",
    "name": "isSignedIn",
    "variableName": "isSignedIn"
  }
],
v15 = {
  "kind": "ScalarField",
  "name": "priceWithVat"
},
v16 = {
  "kind": "ScalarField",
  "name": "vatTreatment"
},
v17 = {
  "kind": "ScalarField",
  "name": "description"
},
v18 = {
  "kind": "ScalarField",
  "name": "price"
},
v19 = {
  "kind": "ScalarField",
  "name": "question"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "BookingScreenQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userPublicProfileBySlug",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "OfferHead_creator"
          },
          {
            "kind": "FragmentSpread",
            "name": "ScheduleStep_creator"
          }
        ]
      },
      {
        "args": (v9/*:: as any*/),
        "concreteType": "OneOnOne",
        "kind": "LinkedField",
        "name": "oneOnOneById",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "OfferHead_offer"
          },
          {
            "kind": "FragmentSpread",
            "name": "OfferAbout_offer"
          },
          {
            "kind": "FragmentSpread",
            "name": "BookingSteps_offer"
          },
          {
            "kind": "FragmentSpread",
            "name": "ScheduleStep_offer"
          }
        ]
      },
      {
        "condition": "hasBooking",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v13/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookingById",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "BookingScreen_booking"
              }
            ]
          }
        ]
      },
      {
        "args": (v14/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "useViewerTimeZone_query"
      },
      {
        "args": (v14/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "ScheduleStep_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BookingScreenQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userPublicProfileBySlug",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "firstName"
          },
          {
            "kind": "ScalarField",
            "name": "lastName"
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
              (v10/*:: as any*/)
            ]
          },
          (v10/*:: as any*/)
        ]
      },
      {
        "args": (v9/*:: as any*/),
        "concreteType": "OneOnOne",
        "kind": "LinkedField",
        "name": "oneOnOneById",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "duration"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v15/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "type": "CatalogItem",
            "abstractKey": "__isCatalogItem"
          },
          (v17/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "descriptionBulletPoints"
          },
          (v18/*:: as any*/)
        ]
      },
      {
        "condition": "hasBooking",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v13/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookingById",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "state"
              },
              {
                "concreteType": "OneOnOne",
                "kind": "LinkedField",
                "name": "oneOnOne",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v17/*:: as any*/)
                ]
              },
              {
                "kind": "ScalarField",
                "name": "date"
              },
              {
                "kind": "ScalarField",
                "name": "endDate"
              },
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v6/*:: as any*/),
                  (v10/*:: as any*/)
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
                  (v19/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "answer"
                  }
                ]
              },
              {
                "concreteType": "BookingIntakeQuestion",
                "kind": "LinkedField",
                "name": "intakeQuestions",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "isRequired"
                  }
                ]
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
        "condition": "isSignedIn",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
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
              (v10/*:: as any*/)
            ]
          }
        ]
      },
      {
        "concreteType": "PolicyDocument",
        "kind": "LinkedField",
        "name": "policyDocuments",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "policyType"
          },
          {
            "kind": "ScalarField",
            "name": "contentUrl"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "0ce23df14ec93065e97704bcdf38d4e2",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b7f307d4c36a13bb38d3a1935280afce";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
