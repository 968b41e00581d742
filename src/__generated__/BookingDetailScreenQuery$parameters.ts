/**
 * @generated SignedSource<<63b429615f0e8511f19f1e888534e87d>>
 * @relayHash 5d24f7ecc6d577a1add2c94204c0a23e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d24f7ecc6d577a1add2c94204c0a23e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailScreenQuery } from './BookingDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d24f7ecc6d577a1add2c94204c0a23e",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
