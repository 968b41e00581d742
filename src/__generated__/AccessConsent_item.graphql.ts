/**
 * @generated SignedSource<<72b5f6be3faaa0ee5149bdcc727de073>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessConsent_item$data = {
  readonly id: string;
  readonly " $fragmentType": "AccessConsent_item";
};
export type AccessConsent_item$key = {
  readonly " $data"?: AccessConsent_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessConsent_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AccessConsent_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};

(node as any).hash = "16b50eff27fb502e3a82f6e822698719";

export default node;
