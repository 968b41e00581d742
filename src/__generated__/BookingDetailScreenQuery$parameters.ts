/**
 * @generated SignedSource<<b0562a42d2d47abfb4e63f2063c0b448>>
 * @relayHash 0e02b1afdb1aabcde590b0c14fdb2045
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 258cc814765a8a139de3ba50e14766e944563adbf5878aa80f9edbad6e04b97b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailScreenQuery } from './BookingDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "258cc814765a8a139de3ba50e14766e944563adbf5878aa80f9edbad6e04b97b",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
