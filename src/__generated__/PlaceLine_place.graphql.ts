/**
 * @generated SignedSource<<11405e53fb99ae586475b83b42ec943e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeetingKind = "ADDRESS" | "LINK" | "PHONE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlaceLine_place$data = {
  readonly details: string | null | undefined;
  readonly kind: MeetingKind;
  readonly " $fragmentType": "PlaceLine_place";
};
export type PlaceLine_place$key = {
  readonly " $data"?: PlaceLine_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceLine_place">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PlaceLine_place",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "details"
    }
  ],
  "type": "MeetingPlace"
};

(node as any).hash = "f046b607c46322d9e50a75a98e8cf39e";

export default node;
