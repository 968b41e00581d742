/**
 * @generated SignedSource<<a02128e9ebeff41cc854b623c1adbcc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferRules_query$data = {
  readonly bookingRules: {
    readonly ofOffers: ReadonlyArray<{
      readonly oneOnOneId: string;
      readonly rules: {
        readonly " $fragmentSpreads": FragmentRefs<"savedRules_rules">;
      };
    }>;
  } | null | undefined;
  readonly oneOnOnesForCurrentBeamer: ReadonlyArray<{
    readonly id: string;
    readonly status: CatalogItemStatus;
    readonly title: string;
  }>;
  readonly " $fragmentType": "OfferRules_query";
};
export type OfferRules_query$key = {
  readonly " $data"?: OfferRules_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferRules_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferRules_query",
  "selections": [
    {
      "concreteType": "BookingRulebook",
      "kind": "LinkedField",
      "name": "bookingRules",
      "plural": false,
      "selections": [
        {
          "concreteType": "OfferRules",
          "kind": "LinkedField",
          "name": "ofOffers",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "oneOnOneId"
            },
            {
              "concreteType": "BookingRules",
              "kind": "LinkedField",
              "name": "rules",
              "plural": false,
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "savedRules_rules",
                  "selections": [
                    {
                      "kind": "ScalarField",
                      "name": "noticeInMinutes"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "horizonInDays"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "bufferBeforeInMinutes"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "bufferAfterInMinutes"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "sessionsPerDay"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "revision"
                    }
                  ],
                  "argumentDefinitions": []
                }
              ]
            }
          ]
        }
      ]
    },
    {
      "concreteType": "OneOnOne",
      "kind": "LinkedField",
      "name": "oneOnOnesForCurrentBeamer",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "kind": "ScalarField",
          "name": "status"
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "bfb355ad1986df6d618f582943d0ab16";

export default node;
