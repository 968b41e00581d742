/**
 * @generated SignedSource<<99da9233acaf15596a10030a18998b5c>>
 * @relayHash ca0be63bf8653c2fabb795c2a8dac07b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf414e35d67ee996797fdb069b80c6e6a09bfb6c5b642d3aea33752be54d3a9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf414e35d67ee996797fdb069b80c6e6a09bfb6c5b642d3aea33752be54d3a9a",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
