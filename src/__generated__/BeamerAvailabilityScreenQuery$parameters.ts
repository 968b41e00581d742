/**
 * @generated SignedSource<<959fc044750ee0afdf3e64e20ab1603c>>
 * @relayHash 06d32e9df2d5f539663e63a0d2668d6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06d32e9df2d5f539663e63a0d2668d6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerAvailabilityScreenQuery } from './BeamerAvailabilityScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerAvailabilityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06d32e9df2d5f539663e63a0d2668d6d",
    "metadata": {},
    "name": "BeamerAvailabilityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
