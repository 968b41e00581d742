/**
 * @generated SignedSource<<6779c93bf12d9d5ce28c3bc1c4f278e5>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "platform",
      "storageKey": null
    }
  ],
  "type": "ProfileLink",
  "abstractKey": null
};

(node as any).hash = "17144e0ebdf021e230379c459887738b";

export default node;
