/**
 * @generated SignedSource<<8ce437cf1fd3690dae25d1608af59c86>>
 * @relayHash 0e02b1afdb1aabcde590b0c14fdb2045
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e02b1afdb1aabcde590b0c14fdb2045

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailScreenQuery } from './BookingDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e02b1afdb1aabcde590b0c14fdb2045",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
