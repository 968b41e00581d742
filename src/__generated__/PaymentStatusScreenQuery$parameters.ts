/**
 * @generated SignedSource<<46bc4f9e66381f205da0d3692f2e0708>>
 * @relayHash d3e3aaf917daa426d9aad906d77402a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc028c5a12cceb7747c60a311700cf53770777b1d449c4b56f7a291568cfcfff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentStatusScreenQuery } from './PaymentStatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentStatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc028c5a12cceb7747c60a311700cf53770777b1d449c4b56f7a291568cfcfff",
    "metadata": {},
    "name": "PaymentStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
