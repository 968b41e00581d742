/**
 * @generated SignedSource<<1b83ce8f2aec89ff0b6b8121b8e25aa7>>
 * @relayHash 388580ba29007786a3da71ef2c8773d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 388580ba29007786a3da71ef2c8773d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RescheduleScreenQuery } from './RescheduleScreenQuery.graphql';

const node: PreloadableConcreteRequest<RescheduleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "388580ba29007786a3da71ef2c8773d6",
    "metadata": {},
    "name": "RescheduleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
