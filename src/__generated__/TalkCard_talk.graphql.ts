/**
 * @generated SignedSource<<e4d3a87f4c1d4c526190062bb73469d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TalkCard_talk$data = {
  readonly eventDate: string | null | undefined;
  readonly eventLocation: string | null | undefined;
  readonly eventName: string | null | undefined;
  readonly eventUrl: string | null | undefined;
  readonly id: string;
  readonly isHappeningNow: boolean;
  readonly thumbnails: ReadonlyArray<{
    readonly systemFullPath: string;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"StatusBadge_item">;
  readonly " $fragmentType": "TalkCard_talk";
};
export type TalkCard_talk$key = {
  readonly " $data"?: TalkCard_talk$data;
  readonly " $fragmentSpreads": FragmentRefs<"TalkCard_talk">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TalkCard_talk",
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
      "name": "eventName"
    },
    {
      "kind": "ScalarField",
      "name": "eventUrl"
    },
    {
      "kind": "ScalarField",
      "name": "eventLocation"
    },
    {
      "kind": "ScalarField",
      "name": "eventDate"
    },
    {
      "kind": "ScalarField",
      "name": "isHappeningNow"
    },
    {
      "concreteType": "Thumbnail",
      "kind": "LinkedField",
      "name": "thumbnails",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "systemFullPath"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "StatusBadge_item"
    }
  ],
  "type": "Talk"
};

(node as any).hash = "5dd8836198f36f39427f587721b39ee9";

export default node;
