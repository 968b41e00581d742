/**
 * @generated SignedSource<<78d928ba3eba426d6314c87c33977912>>
 * @relayHash b0169df0d276654ddd57e371ce56b47d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b263d4525d50cba9ac6555c7fa1e4d320e8d7fcd491e22adc1e7829b95609c99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b263d4525d50cba9ac6555c7fa1e4d320e8d7fcd491e22adc1e7829b95609c99",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
