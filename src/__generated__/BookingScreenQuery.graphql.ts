/**
 * @generated SignedSource<<a6ba5d7d05099b3861e743673995a0c6>>
 * @relayHash 366e07b9a9d7c286a7dde7dba73d5141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dea87b89ef53f7937d20e86277bbc537c2960b405de6955b136b310e75ea2b4

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
    readonly " $fragmentSpreads": FragmentRefs<"IntakeStep_booking" | "ScheduleStep_booking">;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "profileId",
  "storageKey": null
},
v7 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "creatorId",
  "storageKey": null
},
v11 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "bookingId"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOwn",
  "storageKey": null
},
v14 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceWithVat",
      "storageKey": null
    }
  ],
  "type": "CatalogItem",
  "abstractKey": "__isCatalogItem"
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
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
    "metadata": null,
    "name": "BookingScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userPublicProfileBySlug",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OfferHead_creator"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ScheduleStep_creator"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "OfferHead_offer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OfferAbout_offer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BookingSteps_offer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ScheduleStep_offer"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasBooking",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookingById",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OneOnOne",
                "kind": "LinkedField",
                "name": "oneOnOne",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ScheduleStep_booking"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IntakeStep_booking"
              }
            ],
            "storageKey": null
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "IntakeStep_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "questions"
          }
        ]
      },
      {
        "args": [
          {
            "kind": "Variable",
            "name": "isSignedIn",
            "variableName": "isSignedIn"
          }
        ],
        "kind": "FragmentSpread",
        "name": "useViewerTimeZone_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ScheduleStep_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "LogInPrompt_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
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
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userPublicProfileBySlug",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastName",
            "storageKey": null
          },
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ProfilePicture",
            "kind": "LinkedField",
            "name": "profilePicture",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "systemFullPath",
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "duration",
            "storageKey": null
          },
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "descriptionBulletPoints",
            "storageKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "hasBooking",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookingById",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OneOnOne",
                "kind": "LinkedField",
                "name": "oneOnOne",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v14/*:: as any*/),
                  (v9/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentStatus",
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "UserProfile",
                "kind": "LinkedField",
                "name": "creator",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "holdExpiresAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingIntake",
                "kind": "LinkedField",
                "name": "intakes",
                "plural": true,
                "selections": [
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answer",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BookingIntakeQuestion",
            "kind": "LinkedField",
            "name": "bookingIntakeQuestions",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRequired",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeZoneFromCookie",
        "storageKey": null
      },
      {
        "condition": "isSignedIn",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserSettings",
            "kind": "LinkedField",
            "name": "userSettings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeZone",
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PolicyDocument",
        "kind": "LinkedField",
        "name": "policyDocuments",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "policyType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contentUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7dea87b89ef53f7937d20e86277bbc537c2960b405de6955b136b310e75ea2b4",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aec66b22b6fac21dcbe009087a6638e6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
