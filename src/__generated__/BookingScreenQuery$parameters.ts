/**
 * @generated SignedSource<<174b7777fc2ca33ec0edc5f19b575703>>
 * @relayHash 366e07b9a9d7c286a7dde7dba73d5141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dea87b89ef53f7937d20e86277bbc537c2960b405de6955b136b310e75ea2b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7dea87b89ef53f7937d20e86277bbc537c2960b405de6955b136b310e75ea2b4",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
