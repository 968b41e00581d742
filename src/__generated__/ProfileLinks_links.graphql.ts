/**
 * @generated SignedSource<<2621a464c8a278a11b93059bcd9e74bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkGroupType = "LINKS" | "NEWSLETTERS" | "SOCIALS" | "%future added value";
export type LinkPlatform = "BEEHIIV" | "FACEBOOK" | "INSTAGRAM" | "LINKED_IN" | "SUBSTACK" | "TIK_TOK" | "UNKNOWN" | "WHATS_APP" | "X" | "YOUTUBE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProfileLinks_links$data = ReadonlyArray<{
  readonly groupType: LinkGroupType;
  readonly id: string;
  readonly platform: LinkPlatform;
  readonly title: string;
  readonly url: string;
  readonly " $fragmentType": "ProfileLinks_links";
}>;
export type ProfileLinks_links$key = ReadonlyArray<{
  readonly " $data"?: ProfileLinks_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileLinks_links">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProfileLinks_links",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
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
  ],
  "type": "ProfileLink"
};

(node as any).hash = "17144e0ebdf021e230379c459887738b";

export default node;
