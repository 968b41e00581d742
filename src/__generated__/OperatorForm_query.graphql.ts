/**
 * @generated SignedSource<<64314a462533690b4450ee37fb16df2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FormKind = "BETA" | "CONTACT" | "INVESTORS" | "REPORT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OperatorForm_query$data = {
  readonly framedForms: ReadonlyArray<FormKind>;
  readonly " $fragmentType": "OperatorForm_query";
};
export type OperatorForm_query$key = {
  readonly " $data"?: OperatorForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperatorForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OperatorForm_query",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "framedForms"
    }
  ],
  "type": "Query"
};

(node as any).hash = "eb4bcd4f89043874f7f9f8ab519f21d4";

export default node;
