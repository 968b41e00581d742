/**
 * @generated SignedSource<<f7b8485b55461d58b85af6553e952efc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SaleEntry_sale$data = {
  readonly buyerName: string;
  readonly category: CatalogItemCategory;
  readonly earnings: number;
  readonly platformFee: number;
  readonly price: number;
  readonly processingCosts: number;
  readonly refundedOn: string | null | undefined;
  readonly soldOn: string;
  readonly title: string;
  readonly " $fragmentType": "SaleEntry_sale";
};
export type SaleEntry_sale$key = {
  readonly " $data"?: SaleEntry_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleEntry_sale">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SaleEntry_sale",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "kind": "ScalarField",
      "name": "buyerName"
    },
    {
      "kind": "ScalarField",
      "name": "soldOn"
    },
    {
      "kind": "ScalarField",
      "name": "refundedOn"
    },
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "processingCosts"
    },
    {
      "kind": "ScalarField",
      "name": "platformFee"
    },
    {
      "kind": "ScalarField",
      "name": "earnings"
    }
  ],
  "type": "Sale"
};

(node as any).hash = "0a9501be8fad4fd1136ec2f7a3093162";

export default node;
