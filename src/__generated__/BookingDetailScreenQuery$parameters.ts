/**
 * @generated SignedSource<<5aed4e206972e7dc03e4667bee7c7d90>>
 * @relayHash 6902e084933e2a1668bc5bafd8ea42eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6902e084933e2a1668bc5bafd8ea42eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailScreenQuery } from './BookingDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6902e084933e2a1668bc5bafd8ea42eb",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
