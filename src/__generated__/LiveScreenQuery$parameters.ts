/**
 * @generated SignedSource<<7dca1fd77aa121c2145869b33cca4b22>>
 * @relayHash b1bd9ee1d2fe10b96c895afee59e8be8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1bd9ee1d2fe10b96c895afee59e8be8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveScreenQuery } from './LiveScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1bd9ee1d2fe10b96c895afee59e8be8",
    "metadata": {},
    "name": "LiveScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
