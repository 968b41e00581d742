/**
 * @generated SignedSource<<4ba4367dcc6f5802caa42f542f503d4f>>
 * @relayHash e3e2de5a72c7d170b4737416ea6ad25e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3e2de5a72c7d170b4737416ea6ad25e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeamerOfferingsScreenQuery$variables = Record<PropertyKey, never>;
export type BeamerOfferingsScreenQuery$data = {
  readonly userProfile: {
    readonly slug: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedItems_query" | "DropsSection_query" | "OneOnOneSection_query">;
};
export type BeamerOfferingsScreenQuery = {
  response: BeamerOfferingsScreenQuery$data;
  variables: BeamerOfferingsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "slug"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "status"
},
v4 = {
  "kind": "ScalarField",
  "name": "question"
},
v5 = {
  "kind": "ScalarField",
  "name": "isRequired"
},
v6 = {
  "kind": "ScalarField",
  "name": "description"
},
v7 = {
  "kind": "ScalarField",
  "name": "price"
},
v8 = {
  "kind": "ScalarField",
  "name": "category"
},
v9 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v10 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BeamerOfferingsScreenQuery",
    "selections": [
      {
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userProfile",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ]
      },
      {
        "kind": "FragmentSpread",
        "name": "OneOnOneSection_query"
      },
      {
        "kind": "FragmentSpread",
        "name": "DropsSection_query"
      },
      {
        "kind": "FragmentSpread",
        "name": "ArchivedItems_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BeamerOfferingsScreenQuery",
    "selections": [
      {
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userProfile",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ]
      },
      {
        "concreteType": "OneOnOne",
        "kind": "LinkedField",
        "name": "oneOnOnesForCurrentBeamer",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "concreteType": "BookingIntakeQuestion",
            "kind": "LinkedField",
            "name": "intakeQuestions",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ]
          },
          (v6/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "descriptionBulletPoints"
          },
          {
            "kind": "ScalarField",
            "name": "duration"
          },
          {
            "kind": "ScalarField",
            "name": "meetingKind"
          },
          {
            "kind": "ScalarField",
            "name": "revision"
          },
          (v7/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "meetingDetails"
          },
          {
            "kind": "ScalarField",
            "name": "hasOwnIntakeQuestions"
          },
          {
            "kind": "ScalarField",
            "name": "intakeQuestionsRevision"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v8/*:: as any*/)
            ],
            "type": "CatalogItem",
            "abstractKey": "__isCatalogItem"
          }
        ]
      },
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          {
            "concreteType": "CalendarProfile",
            "kind": "LinkedField",
            "name": "calendarProfiles",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "profileConnected"
              },
              (v1/*:: as any*/)
            ]
          },
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "timeZone"
          }
        ]
      },
      {
        "concreteType": "AvailabilitySettings",
        "kind": "LinkedField",
        "name": "availabilitySettings",
        "plural": false,
        "selections": [
          {
            "concreteType": "DailyAvailability",
            "kind": "LinkedField",
            "name": "dailyAvailabilities",
            "plural": true,
            "selections": [
              (v9/*:: as any*/)
            ]
          },
          (v1/*:: as any*/)
        ]
      },
      {
        "concreteType": "BookingIntakeQuestion",
        "kind": "LinkedField",
        "name": "bookingIntakeQuestions",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v1/*:: as any*/)
        ]
      },
      {
        "concreteType": "Publication",
        "kind": "LinkedField",
        "name": "publicationsForCurrentBeamer",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "concreteType": "Document",
            "kind": "LinkedField",
            "name": "document",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "previewState"
              },
              (v1/*:: as any*/),
              (v10/*:: as any*/)
            ]
          },
          (v6/*:: as any*/),
          {
            "concreteType": "Thumbnail",
            "kind": "LinkedField",
            "name": "thumbnails",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "systemFullPath"
              },
              (v1/*:: as any*/)
            ]
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "type": "CatalogItem",
            "abstractKey": "__isCatalogItem"
          }
        ]
      },
      {
        "concreteType": "ArchivedItemConnection",
        "kind": "LinkedField",
        "name": "archivedItemsForCurrentCreator",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "totalCount"
          },
          {
            "concreteType": "ArchivedItemEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v1/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isCatalogItem"
                  },
                  (v2/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "addedOn"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "canDeleteForGood"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "concreteType": "Document",
                        "kind": "LinkedField",
                        "name": "document",
                        "plural": false,
                        "selections": [
                          (v10/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "sizeInBytes"
                          },
                          (v1/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "ReadableItem",
                    "abstractKey": "__isReadableItem"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "cursor"
              }
            ]
          },
          {
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "endCursor"
              },
              {
                "kind": "ScalarField",
                "name": "hasNextPage"
              }
            ]
          }
        ]
      },
      {
        "handle": "connection",
        "key": "ArchivedItems_archivedItemsForCurrentCreator",
        "kind": "LinkedHandle",
        "name": "archivedItemsForCurrentCreator"
      },
      {
        "kind": "ScalarField",
        "name": "timeZoneFromCookie"
      }
    ]
  },
  "params": {
    "id": "e3e2de5a72c7d170b4737416ea6ad25e",
    "metadata": {},
    "name": "BeamerOfferingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7224624712a0fccddbfb7b2e1709dcc2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
