/**
 * @generated SignedSource<<cf67d0ef7897ecd706f1c2114e977086>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TalkFacts_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useViewerTimeZone_query">;
  readonly " $fragmentType": "TalkFacts_query";
};
export type TalkFacts_query$key = {
  readonly " $data"?: TalkFacts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TalkFacts_query">;
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
  "name": "TalkFacts_query",
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

(node as any).hash = "8ca2500edea9b88a141669b9ec04146e";

export default node;
