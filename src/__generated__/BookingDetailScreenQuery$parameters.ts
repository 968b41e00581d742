/**
 * @generated SignedSource<<927abfb72ceb17dda5cf325bc433598d>>
 * @relayHash 532f867b49ee67da7ece83e3e8cc99db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 532f867b49ee67da7ece83e3e8cc99db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailScreenQuery } from './BookingDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "532f867b49ee67da7ece83e3e8cc99db",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
