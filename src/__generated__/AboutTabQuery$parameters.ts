/**
 * @generated SignedSource<<a18f4eaa021e5f47ed95ba2b8de17f0c>>
 * @relayHash 6a1f1807b5060711863acccc0e6216be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a1f1807b5060711863acccc0e6216be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutTabQuery } from './AboutTabQuery.graphql';

const node: PreloadableConcreteRequest<AboutTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a1f1807b5060711863acccc0e6216be",
    "metadata": {},
    "name": "AboutTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
