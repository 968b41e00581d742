/**
 * @generated SignedSource<<9983ce3cc17cadf9babaec0bf81d8362>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookMeForm_profile$data = {
  readonly bookMeUrl: string | null | undefined;
  readonly bookMeUrlRevision: string | null | undefined;
  readonly " $fragmentType": "BookMeForm_profile";
};
export type BookMeForm_profile$key = {
  readonly " $data"?: BookMeForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookMeForm_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookMeForm_profile",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "bookMeUrl"
    },
    {
      "kind": "ScalarField",
      "name": "bookMeUrlRevision"
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "a647d0915a9bcc4fc5625665a09c8d75";

export default node;
