/**
 * @generated SignedSource<<fe4204f92778491f23cea470e6147faf>>
 * @relayHash 9754bd0b088c65946aad3119bb4cbe91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9754bd0b088c65946aad3119bb4cbe91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutTabQuery } from './AboutTabQuery.graphql';

const node: PreloadableConcreteRequest<AboutTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9754bd0b088c65946aad3119bb4cbe91",
    "metadata": {},
    "name": "AboutTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
