/**
 * @generated SignedSource<<902786d33ba7893451290382b17d3355>>
 * @relayHash 0d9aacd00d0ce633b29dcfcfe8fb5403
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d9aacd00d0ce633b29dcfcfe8fb5403

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerScreenQuery } from './BeamerScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d9aacd00d0ce633b29dcfcfe8fb5403",
    "metadata": {},
    "name": "BeamerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
