/**
 * @generated SignedSource<<5da9439a4a54784db99ccf9abe2d2077>>
 * @relayHash 9754bd0b088c65946aad3119bb4cbe91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 634aad34f1eb3262a61fd8f80dff444d022fc9c08a7eb0817b56e84e35c1a5dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutTabQuery } from './AboutTabQuery.graphql';

const node: PreloadableConcreteRequest<AboutTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "634aad34f1eb3262a61fd8f80dff444d022fc9c08a7eb0817b56e84e35c1a5dd",
    "metadata": {},
    "name": "AboutTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
