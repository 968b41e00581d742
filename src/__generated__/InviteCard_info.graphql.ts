/**
 * @generated SignedSource<<17d56c1f2b830adc9c7af9d439154628>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteCard_info$data = {
  readonly affiliateCode: string;
  readonly " $fragmentType": "InviteCard_info";
};
export type InviteCard_info$key = {
  readonly " $data"?: InviteCard_info$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteCard_info">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "InviteCard_info",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "affiliateCode"
    }
  ],
  "type": "AffiliateInfo"
};

(node as any).hash = "722d17fe7553d9ee0b7639e93a093ee6";

export default node;
