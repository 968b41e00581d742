/**
 * @generated SignedSource<<90d6572ffca67f9853b9ccfe77572469>>
 * @relayHash 456c968624fcf6154099e0004b0fbc63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 456c968624fcf6154099e0004b0fbc63

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
    readonly oneOnOne: {
      readonly id: string;
    };
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"BookingSteps_booking" | "IntakeStep_booking" | "OfferHead_booking" | "ScheduleStep_booking">;
  };
  readonly oneOnOneById: {
    readonly creatorId: string;
    readonly id: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"BookingSteps_offer" | "OfferAbout_offer" | "OfferHead_offer" | "ScheduleStep_offer">;
  };
  readonly questions?: {
    readonly " $fragmentSpreads": FragmentRefs<"IntakeStep_query">;
  } | null | undefined;
  readonly userPublicProfileBySlug: {
    readonly profileId: string;
    readonly " $fragmentSpreads": FragmentRefs<"OfferHead_creator" | "ScheduleStep_creator">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"LogInPrompt_query" | "ScheduleStep_query" | "useViewerTimeZone_query">;
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
  "name": "profileId"
},
v7 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = {
  "kind": "ScalarField",
  "name": "title"
},
v10 = {
  "kind": "ScalarField",
  "name": "creatorId"
},
v11 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "bookingId"
  }
],
v12 = [
  {
    "kind": "Variable",
    "name": "isSignedIn",
    "variableName": "isSignedIn"
  }
],
v13 = {
  "kind": "ScalarField",
  "name": "slug"
},
v14 = {
  "kind": "ScalarField",
  "name": "isOwn"
},
v15 = {
  "kind": "ScalarField",
  "name": "priceWithVat"
},
v16 = {
  "kind": "ScalarField",
  "name": "description"
},
v17 = {
  "kind": "ScalarField",
  "name": "price"
},
v18 = {
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
        "args": (v7/*:: as any*/),
        "concreteType": "OneOnOne",
        "kind": "LinkedField",
        "name": "oneOnOneById",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
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
            "args": (v11/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookingById",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              {
                "concreteType": "OneOnOne",
                "kind": "LinkedField",
                "name": "oneOnOne",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/)
                ]
              },
              {
                "kind": "FragmentSpread",
                "name": "OfferHead_booking"
              },
              {
                "kind": "FragmentSpread",
                "name": "BookingSteps_booking"
              },
              {
                "kind": "FragmentSpread",
                "name": "ScheduleStep_booking"
              },
              {
                "kind": "FragmentSpread",
                "name": "IntakeStep_booking"
              }
            ]
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "FragmentSpread",
                  "name": "IntakeStep_query"
                }
              ],
              "type": "Query"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "questions"
          }
        ]
      },
      {
        "args": (v12/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "useViewerTimeZone_query"
      },
      {
        "args": (v12/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "ScheduleStep_query"
      },
      {
        "kind": "FragmentSpread",
        "name": "LogInPrompt_query"
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
          {
            "kind": "ScalarField",
            "name": "firstName"
          },
          {
            "kind": "ScalarField",
            "name": "lastName"
          },
          (v13/*:: as any*/),
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
              (v8/*:: as any*/)
            ]
          },
          (v14/*:: as any*/),
          (v8/*:: as any*/)
        ]
      },
      {
        "args": (v7/*:: as any*/),
        "concreteType": "OneOnOne",
        "kind": "LinkedField",
        "name": "oneOnOneById",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "duration"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v15/*:: as any*/)
            ],
            "type": "CatalogItem",
            "abstractKey": "__isCatalogItem"
          },
          (v16/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "descriptionBulletPoints"
          },
          (v17/*:: as any*/)
        ]
      },
      {
        "condition": "hasBooking",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v11/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookingById",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              {
                "concreteType": "OneOnOne",
                "kind": "LinkedField",
                "name": "oneOnOne",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v16/*:: as any*/)
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
              (v17/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "state"
              },
              (v8/*:: as any*/),
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
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v8/*:: as any*/)
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
                  (v18/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "answer"
                  }
                ]
              }
            ]
          },
          {
            "concreteType": "BookingIntakeQuestion",
            "kind": "LinkedField",
            "name": "bookingIntakeQuestions",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v18/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "isRequired"
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
              (v8/*:: as any*/)
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
    "id": "456c968624fcf6154099e0004b0fbc63",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e7a40ea67263639ad60dfa55f9774814";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
