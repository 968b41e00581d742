/**
 * @generated SignedSource<<622a4f4ed138619d9b167911a191d2b7>>
 * @relayHash 12642867941fa41ee884b402785436ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12642867941fa41ee884b402785436ea

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileScreenQuery$variables = {
  isSignedIn: boolean;
  slug: string;
};
export type ProfileScreenQuery$data = {
  readonly userPublicProfileBySlug: {
    readonly firstName: string;
    readonly isOwn: boolean;
    readonly lastName: string;
    readonly profileId: string;
    readonly slug: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileHeader_profile">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"VisitorBar_query">;
};
export type ProfileScreenQuery = {
  response: ProfileScreenQuery$data;
  variables: ProfileScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSignedIn"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "profileId"
},
v4 = {
  "kind": "ScalarField",
  "name": "isOwn"
},
v5 = {
  "kind": "ScalarField",
  "name": "firstName"
},
v6 = {
  "kind": "ScalarField",
  "name": "lastName"
},
v7 = {
  "kind": "ScalarField",
  "name": "slug"
},
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = {
  "kind": "ScalarField",
  "name": "countryCode"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "ProfileScreenQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userPublicProfileBySlug",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "ProfileHeader_profile"
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
        "name": "VisitorBar_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProfileScreenQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userPublicProfileBySlug",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "professionalTitle"
          },
          {
            "kind": "ScalarField",
            "name": "bookMeUrl"
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
              (v8/*:: as any*/)
            ]
          },
          {
            "concreteType": "ProfileLink",
            "kind": "LinkedField",
            "name": "links",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "kind": "ScalarField",
                "name": "url"
              },
              {
                "kind": "ScalarField",
                "name": "groupType"
              },
              {
                "kind": "ScalarField",
                "name": "platform"
              }
            ]
          },
          (v8/*:: as any*/)
        ]
      },
      {
        "concreteType": "PriceCountry",
        "kind": "LinkedField",
        "name": "priceCountry",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "countryName"
          },
          {
            "kind": "ScalarField",
            "name": "source"
          },
          (v9/*:: as any*/)
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
              (v9/*:: as any*/),
              (v8/*:: as any*/)
            ]
          }
        ]
      },
      {
        "condition": "isSignedIn",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "timeZoneFromCookie"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "12642867941fa41ee884b402785436ea",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef8804277f2b31340a71bc2a7dc7bcc1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
