/**
 * @generated SignedSource<<521b8274323f0bcb1807440d0afe9218>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAudienceMembers_page$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly firstName: string;
      readonly lastInteractionDate: string;
      readonly lastName: string;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "useAudienceMembers_page";
};
export type useAudienceMembers_page$key = {
  readonly " $data"?: useAudienceMembers_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAudienceMembers_page">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAudienceMembers_page"
};

(node as any).hash = "0ba67f3647aab19292af5e568f0339f5";

export default node;
