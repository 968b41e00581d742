/**
 * @generated SignedSource<<3120523cc8b50cd29da5abed20272f7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingFlow_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleStep_query" | "useViewerTimeZone_query">;
  readonly " $fragmentType": "BookingFlow_query";
};
export type BookingFlow_query$key = {
  readonly " $data"?: BookingFlow_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "isSignedIn",
    "variableName": "isSignedIn"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isSignedIn"
    }
  ],
  "kind": "Fragment",
  "name": "BookingFlow_query",
  "selections": [
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "useViewerTimeZone_query"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "ScheduleStep_query"
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "3ad7bb050fbe494ea025a046d5b8a383";

export default node;
