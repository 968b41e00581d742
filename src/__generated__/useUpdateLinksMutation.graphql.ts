/**
 * @generated SignedSource<<11f6e8826382dc5c3c48d91aadb3498b>>
 * @relayHash ab35b689a2731fbadeaf849791555441
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab35b689a2731fbadeaf849791555441

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkGroupType = "LINKS" | "NEWSLETTERS" | "SOCIALS" | "%future added value";
export type LinkPlatform = "BEEHIIV" | "FACEBOOK" | "INSTAGRAM" | "LINKED_IN" | "SUBSTACK" | "TIK_TOK" | "UNKNOWN" | "WHATS_APP" | "X" | "YOUTUBE" | "%future added value";
export type UpdateLinksCommand = {
  links: ReadonlyArray<LinkInput>;
  revision?: string | null | undefined;
};
export type LinkInput = {
  groupType: LinkGroupType;
  platform: LinkPlatform;
  url: string;
};
export type useUpdateLinksMutation$variables = {
  command: UpdateLinksCommand;
};
export type useUpdateLinksMutation$data = {
  readonly updateLinks: {
    readonly links: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProfileLinks_links">;
    }>;
    readonly linksRevision: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"LinksForm_profile">;
  };
};
export type useUpdateLinksMutation = {
  response: useUpdateLinksMutation$data;
  variables: useUpdateLinksMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "command"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "command",
    "variableName": "command"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "linksRevision"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateLinksMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "updateLinks",
        "plural": false,
        "selections": [
          {
            "concreteType": "ProfileLink",
            "kind": "LinkedField",
            "name": "links",
            "plural": true,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "ProfileLinks_links"
              }
            ]
          },
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "LinksForm_profile"
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateLinksMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "updateLinks",
        "plural": false,
        "selections": [
          {
            "concreteType": "ProfileLink",
            "kind": "LinkedField",
            "name": "links",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
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
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "ab35b689a2731fbadeaf849791555441",
    "metadata": {},
    "name": "useUpdateLinksMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "683bf80d72f47288c5b6b5514c417638";

export default node;
