/**
 * @generated SignedSource<<20961b3130d3bd1fe88a7ff9f7803ac5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimesCompared_booking$data = {
  readonly creatorTimeZone: string | null | undefined;
  readonly date: string;
  readonly endDate: string;
  readonly " $fragmentType": "TimesCompared_booking";
};
export type TimesCompared_booking$key = {
  readonly " $data"?: TimesCompared_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimesCompared_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TimesCompared_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "endDate"
    },
    {
      "kind": "ScalarField",
      "name": "creatorTimeZone"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "1dabaecb03d85137d84e385f76800503";

export default node;
