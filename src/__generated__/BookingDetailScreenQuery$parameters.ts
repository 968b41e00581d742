/**
 * @generated SignedSource<<545f19b0619c22dd06b39edee23c41f8>>
 * @relayHash 19de992f0f8efe7dbeca40ee06202cff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19de992f0f8efe7dbeca40ee06202cff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailScreenQuery } from './BookingDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19de992f0f8efe7dbeca40ee06202cff",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
