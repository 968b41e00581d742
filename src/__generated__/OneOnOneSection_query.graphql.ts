/**
 * @generated SignedSource<<23cc856e1220943172594808ab760428>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OneOnOneSection_query$data = {
  readonly availabilitySettings: {
    readonly dailyAvailabilities: ReadonlyArray<{
      readonly __typename: "DailyAvailability";
    }>;
  } | null | undefined;
  readonly oneOnOnesForCurrentBeamer: ReadonlyArray<{
    readonly id: string;
    readonly status: CatalogItemStatus;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"OfferEntry_offer">;
  }>;
  readonly userSettings: {
    readonly calendarProfiles: ReadonlyArray<{
      readonly profileConnected: boolean;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OfferEntry_query">;
  readonly " $fragmentType": "OneOnOneSection_query";
};
export type OneOnOneSection_query$key = {
  readonly " $data"?: OneOnOneSection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OneOnOneSection_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OneOnOneSection_query",
  "selections": [
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
        },
        {
          "kind": "FragmentSpread",
          "name": "OfferEntry_offer"
        }
      ]
    },
    {
      "concreteType": "UserSettings",
      "kind": "LinkedField",
      "name": "userSettings",
      "plural": false,
      "selections": [
        {
          "concreteType": "CalendarProfile",
          "kind": "LinkedField",
          "name": "calendarProfiles",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "profileConnected"
            }
          ]
        }
      ]
    },
    {
      "concreteType": "AvailabilitySettings",
      "kind": "LinkedField",
      "name": "availabilitySettings",
      "plural": false,
      "selections": [
        {
          "concreteType": "DailyAvailability",
          "kind": "LinkedField",
          "name": "dailyAvailabilities",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "__typename"
            }
          ]
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "OfferEntry_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "f461efad87601715ad0685bb526d1a86";

export default node;
