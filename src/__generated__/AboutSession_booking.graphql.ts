/**
 * @generated SignedSource<<c3808d3feb5fb31b60a39396f189a77a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutSession_booking$data = {
  readonly description: string | null | undefined;
  readonly descriptionBulletPoints: ReadonlyArray<string>;
  readonly " $fragmentType": "AboutSession_booking";
};
export type AboutSession_booking$key = {
  readonly " $data"?: AboutSession_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutSession_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AboutSession_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "descriptionBulletPoints"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "a20ce51f0b56f8246984d4bb14ab4c9b";

export default node;
