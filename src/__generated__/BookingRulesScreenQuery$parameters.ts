/**
 * @generated SignedSource<<da5443a370b676b6148f55616fcaf901>>
 * @relayHash 49e428fe19937546467ecc0acce7429d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49e428fe19937546467ecc0acce7429d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingRulesScreenQuery } from './BookingRulesScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingRulesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49e428fe19937546467ecc0acce7429d",
    "metadata": {},
    "name": "BookingRulesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
