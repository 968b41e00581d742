/**
 * @generated SignedSource<<a10b5c85c3330552144fb3a14d18dc2e>>
 * @relayHash bb91ba98203c62c95e85bd8b771efb49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb91ba98203c62c95e85bd8b771efb49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerScreenQuery } from './BeamerScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb91ba98203c62c95e85bd8b771efb49",
    "metadata": {},
    "name": "BeamerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
