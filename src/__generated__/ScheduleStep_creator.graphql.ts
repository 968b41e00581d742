/**
 * @generated SignedSource<<36af1761e815dc482f25772b6fe98654>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleStep_creator$data = {
  readonly isOwn: boolean;
  readonly slug: string;
  readonly " $fragmentType": "ScheduleStep_creator";
};
export type ScheduleStep_creator$key = {
  readonly " $data"?: ScheduleStep_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleStep_creator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ScheduleStep_creator",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "isOwn"
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "d146b652a05ac0374978e968a69d2f40";

export default node;
