/**
 * @generated SignedSource<<b5310b10352caff39dd0635c16195f4b>>
 * @relayHash a336fe2042705ef5153e4783bc615567
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a336fe2042705ef5153e4783bc615567

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutTabQuery$variables = {
  isSignedIn: boolean;
  slug: string;
};
export type AboutTabQuery$data = {
  readonly userPublicProfileBySlug: {
    readonly biography: string | null | undefined;
    readonly firstName: string;
    readonly isOwn: boolean;
    readonly professionalTitle: string | null | undefined;
    readonly slug: string;
    readonly talks: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TalkCarousel_talks">;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TalkCarousel_query">;
};
export type AboutTabQuery = {
  response: AboutTabQuery$data;
  variables: AboutTabQuery$variables;
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
  "name": "firstName"
},
v4 = {
  "kind": "ScalarField",
  "name": "slug"
},
v5 = {
  "kind": "ScalarField",
  "name": "isOwn"
},
v6 = {
  "kind": "ScalarField",
  "name": "professionalTitle"
},
v7 = {
  "kind": "ScalarField",
  "name": "biography"
},
v8 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "AboutTabQuery",
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
            "concreteType": "Talk",
            "kind": "LinkedField",
            "name": "talks",
            "plural": true,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "TalkCarousel_talks"
              }
            ]
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
        "name": "TalkCarousel_query"
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
    "name": "AboutTabQuery",
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
            "concreteType": "Talk",
            "kind": "LinkedField",
            "name": "talks",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "eventDate"
              },
              {
                "kind": "ScalarField",
                "name": "isHappeningNow"
              },
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "kind": "ScalarField",
                "name": "eventName"
              },
              {
                "kind": "ScalarField",
                "name": "eventUrl"
              },
              {
                "kind": "ScalarField",
                "name": "eventLocation"
              },
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
                  (v8/*:: as any*/)
                ]
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "status"
                  }
                ],
                "type": "CatalogItem",
                "abstractKey": "__isCatalogItem"
              }
            ]
          },
          (v8/*:: as any*/)
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
      }
    ]
  },
  "params": {
    "id": "a336fe2042705ef5153e4783bc615567",
    "metadata": {},
    "name": "AboutTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0cc7c4de32a8989d78f3471a2236cbef";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
