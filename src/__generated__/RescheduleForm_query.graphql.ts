/**
 * @generated SignedSource<<2094764471a2e0497dc746e9bd4b7e25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RescheduleForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ZoneNotice_query" | "useViewerTimeZone_query">;
  readonly " $fragmentType": "RescheduleForm_query";
};
export type RescheduleForm_query$key = {
  readonly " $data"?: RescheduleForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RescheduleForm_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "isSignedIn",
    "value": true
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RescheduleForm_query",
  "selections": [
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "useViewerTimeZone_query"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "ZoneNotice_query"
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "97cbca9a702c30253e7ad537e83b1a23";

export default node;
