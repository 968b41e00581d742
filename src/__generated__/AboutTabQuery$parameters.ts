/**
 * @generated SignedSource<<a5f392d7b961bd001be52bd24b45e352>>
 * @relayHash a336fe2042705ef5153e4783bc615567
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a336fe2042705ef5153e4783bc615567

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutTabQuery } from './AboutTabQuery.graphql';

const node: PreloadableConcreteRequest<AboutTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a336fe2042705ef5153e4783bc615567",
    "metadata": {},
    "name": "AboutTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
