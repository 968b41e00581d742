/**
 * @generated SignedSource<<41da098c1e4148b0fdddc9ac136f44b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TalkForm_talk$data = {
  readonly description: string | null | undefined;
  readonly durationInMinutes: number | null | undefined;
  readonly eventDate: string | null | undefined;
  readonly eventLocation: string | null | undefined;
  readonly eventName: string | null | undefined;
  readonly eventUrl: string | null | undefined;
  readonly id: string;
  readonly price: number;
  readonly revision: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "TalkForm_talk";
};
export type TalkForm_talk$key = {
  readonly " $data"?: TalkForm_talk$data;
  readonly " $fragmentSpreads": FragmentRefs<"TalkForm_talk">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TalkForm_talk",
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
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "eventDate"
    },
    {
      "kind": "ScalarField",
      "name": "eventName"
    },
    {
      "kind": "ScalarField",
      "name": "eventLocation"
    },
    {
      "kind": "ScalarField",
      "name": "eventUrl"
    },
    {
      "kind": "ScalarField",
      "name": "durationInMinutes"
    },
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "revision"
    }
  ],
  "type": "Talk"
};

(node as any).hash = "a4d07f91f91b236c9becea854c5e2602";

export default node;
