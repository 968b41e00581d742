/**
 * @generated SignedSource<<a41625fb6a1c1beccc721fbe2ea5ddf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeZoneForm_settings$data = {
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "TimeZoneForm_settings";
};
export type TimeZoneForm_settings$key = {
  readonly " $data"?: TimeZoneForm_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeZoneForm_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeZoneForm_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "type": "UserSettings",
  "abstractKey": null
};

(node as any).hash = "a45c0ce05e147fd461e51798ab165bd9";

export default node;
