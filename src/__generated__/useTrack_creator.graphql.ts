/**
 * @generated SignedSource<<91ea930fa94fb91f842f82cbb7eb07f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTrack_creator$data = {
  readonly isOwn: boolean;
  readonly profileId: string;
  readonly " $fragmentType": "useTrack_creator";
};
export type useTrack_creator$key = {
  readonly " $data"?: useTrack_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTrack_creator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useTrack_creator",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "profileId"
    },
    {
      "kind": "ScalarField",
      "name": "isOwn"
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "ee7347a48bcc2b76e5e420b75bda6cd4";

export default node;
