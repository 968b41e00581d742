/**
 * @generated SignedSource<<c83fe7a1ba05a50c6e8c61e00cc72e3f>>
 * @relayHash 98413fc4f54fc18160d78e49ce09173a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98413fc4f54fc18160d78e49ce09173a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeamerAboutScreenQuery$variables = Record<PropertyKey, never>;
export type BeamerAboutScreenQuery$data = {
  readonly userProfile: {
    readonly profileId: string;
    readonly slug: string;
    readonly " $fragmentSpreads": FragmentRefs<"AboutYou_profile" | "BookMe_profile" | "PictureLine_profile">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TalksSection_query">;
};
export type BeamerAboutScreenQuery = {
  response: BeamerAboutScreenQuery$data;
  variables: BeamerAboutScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "profileId"
},
v1 = {
  "kind": "ScalarField",
  "name": "slug"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BeamerAboutScreenQuery",
    "selections": [
      {
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userProfile",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "PictureLine_profile"
          },
          {
            "kind": "FragmentSpread",
            "name": "AboutYou_profile"
          },
          {
            "kind": "FragmentSpread",
            "name": "BookMe_profile"
          }
        ]
      },
      {
        "kind": "FragmentSpread",
        "name": "TalksSection_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BeamerAboutScreenQuery",
    "selections": [
      {
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userProfile",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
              (v2/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "professionalTitle"
          },
          {
            "kind": "ScalarField",
            "name": "biography"
          },
          {
            "kind": "ScalarField",
            "name": "aboutRevision"
          },
          {
            "kind": "ScalarField",
            "name": "bookMeUrl"
          },
          {
            "kind": "ScalarField",
            "name": "bookMeUrlRevision"
          },
          (v2/*:: as any*/)
        ]
      },
      {
        "concreteType": "Talk",
        "kind": "LinkedField",
        "name": "talksForCurrentBeamer",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "status"
          },
          {
            "kind": "ScalarField",
            "name": "eventDate"
          },
          {
            "kind": "ScalarField",
            "name": "isHappeningNow"
          },
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
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "name"
              }
            ]
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
            "name": "eventLocation"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "ScalarField",
                "name": "category"
              }
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
            "kind": "ScalarField",
            "name": "timeZone"
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "98413fc4f54fc18160d78e49ce09173a",
    "metadata": {},
    "name": "BeamerAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7138a8baacc72d513d0600f9e0d22895";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
