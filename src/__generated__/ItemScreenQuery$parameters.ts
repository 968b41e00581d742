/**
 * @generated SignedSource<<9d23c3a7ec5b135ba2c82ffe6f2ec4d6>>
 * @relayHash 939302e77d39b5da7886c54a3705f1d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 939302e77d39b5da7886c54a3705f1d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ItemScreenQuery } from './ItemScreenQuery.graphql';

const node: PreloadableConcreteRequest<ItemScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "939302e77d39b5da7886c54a3705f1d4",
    "metadata": {},
    "name": "ItemScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
