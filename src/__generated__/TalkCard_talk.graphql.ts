/**
 * @generated SignedSource<<5c484825e260624859e1b15cb9be0209>>
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

(node as any).hash = "c4ae8f290aae364715fd529af351abd6";

export default node;
