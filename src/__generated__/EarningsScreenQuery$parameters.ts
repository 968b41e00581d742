/**
 * @generated SignedSource<<50a4db00d5935a893a39af46da671d27>>
 * @relayHash 11c6c2cd208e2d421098a6deba30136e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11c6c2cd208e2d421098a6deba30136e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EarningsScreenQuery } from './EarningsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EarningsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11c6c2cd208e2d421098a6deba30136e",
    "metadata": {},
    "name": "EarningsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
