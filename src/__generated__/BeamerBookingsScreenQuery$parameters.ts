/**
 * @generated SignedSource<<8aca0c09756bd110fd6b8fdfbe858f43>>
 * @relayHash d0e36d5d615c584ec606e357ff9401f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0e36d5d615c584ec606e357ff9401f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerBookingsScreenQuery } from './BeamerBookingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerBookingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0e36d5d615c584ec606e357ff9401f0",
    "metadata": {},
    "name": "BeamerBookingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
