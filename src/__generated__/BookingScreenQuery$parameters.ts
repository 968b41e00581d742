/**
 * @generated SignedSource<<3a4c6d9da8debd3f619b853de9fbfee2>>
 * @relayHash 5c9645a8bf94219d7a497657b0788e8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acecb3cebef7e7f152f3b96bd9a21f0ee7b0056c9d6deac1c8a732c439246cb1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acecb3cebef7e7f152f3b96bd9a21f0ee7b0056c9d6deac1c8a732c439246cb1",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
