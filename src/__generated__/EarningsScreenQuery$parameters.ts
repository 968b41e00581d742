/**
 * @generated SignedSource<<13cf17f05f4d1d7b54e474480d354207>>
 * @relayHash 0bd9aea5c094f12411a4427019bb6940
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bd9aea5c094f12411a4427019bb6940

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EarningsScreenQuery } from './EarningsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EarningsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bd9aea5c094f12411a4427019bb6940",
    "metadata": {},
    "name": "EarningsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
