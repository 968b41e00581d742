/**
 * @generated SignedSource<<8f3736a2795a1de3c4571ca4f5ed5bee>>
 * @relayHash d2d7c51d93bcbe4cbcc056915c421ac3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c2be8685e92a3ad23acddaf2515fc64fcf9b9df26553246789d5dfa2e3866f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserHomeScreenQuery } from './UserHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c2be8685e92a3ad23acddaf2515fc64fcf9b9df26553246789d5dfa2e3866f7",
    "metadata": {},
    "name": "UserHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
