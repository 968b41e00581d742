/**
 * @generated SignedSource<<fa73d8d694505789b60cfa61abd61047>>
 * @relayHash b1bd9ee1d2fe10b96c895afee59e8be8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1bd9ee1d2fe10b96c895afee59e8be8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveScreenQuery$variables = {
  channelId: string;
};
export type LiveScreenQuery$data = {
  readonly sessionByChannelId: {
    readonly booking: {
      readonly title: string;
    };
    readonly channelId: string;
    readonly joinUrl: {
      readonly hostSlug: string;
      readonly relativeUrl: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"Meeting_session">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useViewerTimeZone_query">;
};
export type LiveScreenQuery = {
  response: LiveScreenQuery$data;
  variables: LiveScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "channelId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "channelId",
    "variableName": "channelId"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "channelId"
},
v3 = {
  "concreteType": "JoinUrl",
  "kind": "LinkedField",
  "name": "joinUrl",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "hostSlug"
    },
    {
      "kind": "ScalarField",
      "name": "relativeUrl"
    }
  ]
},
v4 = {
  "kind": "ScalarField",
  "name": "title"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "LiveScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "LiveSession",
        "kind": "LinkedField",
        "name": "sessionByChannelId",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "Meeting_session"
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
    "name": "LiveScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "LiveSession",
        "kind": "LinkedField",
        "name": "sessionByChannelId",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "state"
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
                    "name": "slug"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "isOwn"
                  },
                  (v5/*:: as any*/),
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
                      (v5/*:: as any*/)
                    ]
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "date"
              },
              {
                "kind": "ScalarField",
                "name": "endDate"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "status"
          },
          {
            "kind": "ScalarField",
            "name": "opensAt"
          },
          {
            "kind": "ScalarField",
            "name": "closesAt"
          },
          (v5/*:: as any*/)
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
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "b1bd9ee1d2fe10b96c895afee59e8be8",
    "metadata": {},
    "name": "LiveScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1418c6677f985e1c0833f034d4f2f464";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
