/**
 * @generated SignedSource<<a99736448e784b7cfb32d704d1d695fb>>
 * @relayHash e3957ab473b67dd51862cce2b2a01482
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3957ab473b67dd51862cce2b2a01482

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RescheduleScreenQuery$variables = {
  id: string;
};
export type RescheduleScreenQuery$data = {
  readonly bookingById: {
    readonly creator: {
      readonly slug: string;
    };
    readonly date: string;
    readonly endDate: string;
    readonly id: string;
    readonly moves: ReadonlyArray<{
      readonly __typename: "BookingMove";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"RescheduleForm_booking" | "WithWhom_booking" | "useRescheduleRefusal_booking">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RescheduleForm_query">;
};
export type RescheduleScreenQuery = {
  response: RescheduleScreenQuery$data;
  variables: RescheduleScreenQuery$variables;
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
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "date"
},
v4 = {
  "kind": "ScalarField",
  "name": "endDate"
},
v5 = {
  "concreteType": "BookingMove",
  "kind": "LinkedField",
  "name": "moves",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "__typename"
    }
  ]
},
v6 = {
  "kind": "ScalarField",
  "name": "slug"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "RescheduleScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "creator",
            "plural": false,
            "selections": [
              (v6/*:: as any*/)
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "useRescheduleRefusal_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "WithWhom_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "RescheduleForm_booking"
          }
        ]
      },
      {
        "kind": "FragmentSpread",
        "name": "RescheduleForm_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RescheduleScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "creator",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v2/*:: as any*/),
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
                  (v2/*:: as any*/)
                ]
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "rescheduleRefusal"
          },
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "bookerName"
          },
          {
            "kind": "ScalarField",
            "name": "catalogItemId"
          },
          {
            "concreteType": "OneOnOne",
            "kind": "LinkedField",
            "name": "oneOnOne",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "horizonInDays"
              },
              (v2/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "creatorTimeZone"
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
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "e3957ab473b67dd51862cce2b2a01482",
    "metadata": {},
    "name": "RescheduleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5cd382ac3a9df112869b13e4b5a67f47";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
