/**
 * @generated SignedSource<<8d0675203270e42ab8883127dc4ef5c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekForm_settings$data = {
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "WeekForm_settings";
};
export type WeekForm_settings$key = {
  readonly " $data"?: WeekForm_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekForm_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WeekForm_settings",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeZone"
    }
  ],
  "type": "UserSettings"
};

(node as any).hash = "1b6b9be8489b57597271c3d73193451b";

export default node;
