/**
 * @generated SignedSource<<81958503e2047d90a53c3f8310ae4a38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Links_profile$data = {
  readonly links: ReadonlyArray<{
    readonly __typename: "ProfileLink";
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLinks_links">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"LinksForm_profile">;
  readonly " $fragmentType": "Links_profile";
};
export type Links_profile$key = {
  readonly " $data"?: Links_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"Links_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Links_profile",
  "selections": [
    {
      "concreteType": "ProfileLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        },
        {
          "kind": "FragmentSpread",
          "name": "ProfileLinks_links"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "LinksForm_profile"
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "69f5e0f6bef33c574d0dde75d3c8480f";

export default node;
