/**
 * @generated SignedSource<<05c889a83cdc8d29943fb885c333c054>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkPlatform = "BEEHIIV" | "FACEBOOK" | "INSTAGRAM" | "LINKED_IN" | "SUBSTACK" | "TIK_TOK" | "UNKNOWN" | "WHATS_APP" | "X" | "YOUTUBE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LinksForm_profile$data = {
  readonly links: ReadonlyArray<{
    readonly platform: LinkPlatform;
    readonly url: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLinks_links">;
  }>;
  readonly linksRevision: string | null | undefined;
  readonly " $fragmentType": "LinksForm_profile";
};
export type LinksForm_profile$key = {
  readonly " $data"?: LinksForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinksForm_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LinksForm_profile",
  "selections": [
    {
      "concreteType": "ProfileLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "url"
        },
        {
          "kind": "ScalarField",
          "name": "platform"
        },
        {
          "kind": "FragmentSpread",
          "name": "ProfileLinks_links"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "linksRevision"
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "fc589feead73fbd166615aa943c9e191";

export default node;
