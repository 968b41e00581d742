/**
 * @generated SignedSource<<22fed95a96da2bc0afddb54894bca312>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoVideo_booking$data = {
  readonly creator: {
    readonly slug: string;
  };
  readonly id: string;
  readonly " $fragmentType": "NoVideo_booking";
};
export type NoVideo_booking$key = {
  readonly " $data"?: NoVideo_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoVideo_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NoVideo_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "slug"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "ff41f8f8e5e816e400550bed63d96a3f";

export default node;
