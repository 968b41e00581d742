/**
 * @generated SignedSource<<fd91ec88aecb4dee1a915dedf1dcf255>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useExceptionsForm_exceptions$data = {
  readonly exceptions: ReadonlyArray<{
    readonly from: string;
    readonly timeSlots: ReadonlyArray<{
      readonly end: string;
      readonly start: string;
    }>;
    readonly to: string;
  }>;
  readonly revision: string;
  readonly " $fragmentType": "useExceptionsForm_exceptions";
};
export type useExceptionsForm_exceptions$key = {
  readonly " $data"?: useExceptionsForm_exceptions$data;
  readonly " $fragmentSpreads": FragmentRefs<"useExceptionsForm_exceptions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useExceptionsForm_exceptions",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "revision"
    },
    {
      "concreteType": "HoursException",
      "kind": "LinkedField",
      "name": "exceptions",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "from"
        },
        {
          "kind": "ScalarField",
          "name": "to"
        },
        {
          "concreteType": "TimeSlot",
          "kind": "LinkedField",
          "name": "timeSlots",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "start"
            },
            {
              "kind": "ScalarField",
              "name": "end"
            }
          ]
        }
      ]
    }
  ],
  "type": "AvailabilityExceptions"
};

(node as any).hash = "0ba82fe8a51007d89abe4adcc502c9cd";

export default node;
