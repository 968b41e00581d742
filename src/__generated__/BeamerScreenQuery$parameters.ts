/**
 * @generated SignedSource<<ca67ed812cb7b96e70715a89ca70d142>>
 * @relayHash baf61b5333b5515fccc468457c51645a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baf61b5333b5515fccc468457c51645a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerScreenQuery } from './BeamerScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "baf61b5333b5515fccc468457c51645a",
    "metadata": {},
    "name": "BeamerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
