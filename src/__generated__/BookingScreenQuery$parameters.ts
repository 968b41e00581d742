/**
 * @generated SignedSource<<7b736c6a793927c16a44358277dc9568>>
 * @relayHash 5e1ba0b724ad24af0a93de1b17672073
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6f422b8886a5b92320c7c3fec82c848f2b57ca21094025c02d03462aa516bea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6f422b8886a5b92320c7c3fec82c848f2b57ca21094025c02d03462aa516bea",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
