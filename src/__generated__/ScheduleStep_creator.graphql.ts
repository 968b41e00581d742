/**
 * @generated SignedSource<<dc79a7bc17bbc9b2efc5d7f0caf2d2e4>>
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
  "metadata": null,
  "name": "ScheduleStep_creator",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
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

(node as any).hash = "d146b652a05ac0374978e968a69d2f40";

export default node;
