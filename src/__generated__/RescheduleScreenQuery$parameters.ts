/**
 * @generated SignedSource<<3cb57eaab87c42f48866179c66ba6fc8>>
 * @relayHash aa8b6399eb3872eb582bda0439fbe4df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa8b6399eb3872eb582bda0439fbe4df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RescheduleScreenQuery } from './RescheduleScreenQuery.graphql';

const node: PreloadableConcreteRequest<RescheduleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa8b6399eb3872eb582bda0439fbe4df",
    "metadata": {},
    "name": "RescheduleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
