/**
 * @generated SignedSource<<9e1892502fb01cc4f5219fdc0a40f6bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type savedRules_rules$data = {
  readonly bufferAfterInMinutes: number;
  readonly bufferBeforeInMinutes: number;
  readonly horizonInDays: number | null | undefined;
  readonly noticeInMinutes: number;
  readonly revision: string;
  readonly sessionsPerDay: number | null | undefined;
  readonly " $fragmentType": "savedRules_rules";
};
export type savedRules_rules$key = {
  readonly " $data"?: savedRules_rules$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedRules_rules">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedRules_rules"
};

(node as any).hash = "27540ca4054e03dacd521274fdfc2ebd";

export default node;
