/**
 * @generated SignedSource<<5800f5c99166762167c3619d8b0fab34>>
 * @relayHash d4cc00190ff8431482911bbb197b3ba3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4cc00190ff8431482911bbb197b3ba3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerOfferingsScreenQuery } from './BeamerOfferingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerOfferingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4cc00190ff8431482911bbb197b3ba3",
    "metadata": {},
    "name": "BeamerOfferingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
