/**
 * @generated SignedSource<<92ce809e3a403bb216a6f7e15546b9b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Disconnect_profile$data = {
  readonly profileId: string;
  readonly profileName: string;
  readonly " $fragmentType": "Disconnect_profile";
};
export type Disconnect_profile$key = {
  readonly " $data"?: Disconnect_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"Disconnect_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Disconnect_profile",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "profileId"
    },
    {
      "kind": "ScalarField",
      "name": "profileName"
    }
  ],
  "type": "CalendarProfile"
};

(node as any).hash = "ff0d4da61dfd7ff3a4fe75d4f83590dd";

export default node;
