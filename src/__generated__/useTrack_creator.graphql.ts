/**
 * @generated SignedSource<<15248d651db85102eb078f2a50538eb5>>
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
  "metadata": null,
  "name": "useTrack_creator",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    }
  ],
  "type": "UserProfile",
  "abstractKey": null
};

(node as any).hash = "ee7347a48bcc2b76e5e420b75bda6cd4";

export default node;
