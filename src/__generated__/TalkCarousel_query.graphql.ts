/**
 * @generated SignedSource<<772983dc9963a94c1773d710b9bf3477>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TalkCarousel_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useViewerTimeZone_query">;
  readonly " $fragmentType": "TalkCarousel_query";
};
export type TalkCarousel_query$key = {
  readonly " $data"?: TalkCarousel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TalkCarousel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isSignedIn"
    }
  ],
  "kind": "Fragment",
  "name": "TalkCarousel_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "isSignedIn",
          "variableName": "isSignedIn"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useViewerTimeZone_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "491f37dc0494f95f72808a55fcf3a64c";

export default node;
