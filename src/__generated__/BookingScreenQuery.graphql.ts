/**
 * @generated SignedSource<<7756b89791dca21f1d59894dc6f3543c>>
 * @relayHash 4ce8a43539a39073d782725d8afce342
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ce8a43539a39073d782725d8afce342

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
    readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_offer" | "OfferAbout_offer" | "OfferHead_offer">;
  };
  readonly userPublicProfileBySlug: {
    readonly isOwn: boolean;
    readonly profileId: string;
    readonly slug: string;
    readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_creator" | "OfferHead_creator">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_query">;
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
  "name": "title"
},
v11 = {
  "kind": "ScalarField",
  "name": "creatorId"
},
v12 = {
  "kind": "ScalarField",
  "name": "id"
},
v13 = [
  {
    "kind": "Variable",
    "name": "isSignedIn",
    "variableName": "isSignedIn"
  }
],
v14 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "bookingId"
  }
],
v15 = {
  "kind": "ScalarField",
  "name": "description"
},
v16 = {
  "kind": "ScalarField",
  "name": "descriptionBulletPoints"
},
v17 = {
  "kind": "ScalarField",
  "name": "price"
},
v18 = {
  "kind": "ScalarField",
  "name": "priceWithVat"
},
v19 = {
  "kind": "ScalarField",
  "name": "vatTreatment"
},
v20 = {
  "kind": "ScalarField",
  "name": "question"
},
v21 = {
  "concreteType": "BookingIntakeQuestion",
  "kind": "LinkedField",
  "name": "intakeQuestions",
  "plural": true,
  "selections": [
    (v20/*:: as any*/),
    (v12/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "isRequired"
    }
  ]
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
            "name": "BookingFlow_creator"
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
            "args": (v13/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "BookingFlow_offer"
          }
        ]
      },
      {
        "condition": "hasBooking",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v14/*:: as any*/),
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
        "args": (v13/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "BookingFlow_query"
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
              (v12/*:: as any*/)
            ]
          },
          (v12/*:: as any*/)
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
            "kind": "ScalarField",
            "name": "meetingKind"
          },
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "horizonInDays"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v18/*:: as any*/),
              (v19/*:: as any*/)
            ],
            "type": "CatalogItem",
            "abstractKey": "__isCatalogItem"
          },
          {
            "condition": "isSignedIn",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v21/*:: as any*/)
            ]
          }
        ]
      },
      {
        "kind": "ScalarField",
        "name": "timeZoneFromCookie"
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
      },
      {
        "condition": "hasBooking",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v14/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "bookingById",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v10/*:: as any*/),
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
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v12/*:: as any*/),
                  (v8/*:: as any*/)
                ]
              },
              (v21/*:: as any*/),
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
                  (v20/*:: as any*/),
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
              (v12/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "4ce8a43539a39073d782725d8afce342",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a407c4cdfa0b55ad332f104aef84385";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
