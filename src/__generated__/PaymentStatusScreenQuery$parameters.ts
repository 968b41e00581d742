/**
 * @generated SignedSource<<95f07f0314d2f8e5ef8dacb12030f95a>>
 * @relayHash c8e4e9623ab18550d7993e4c4f30553f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8e4e9623ab18550d7993e4c4f30553f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentStatusScreenQuery } from './PaymentStatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentStatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8e4e9623ab18550d7993e4c4f30553f",
    "metadata": {},
    "name": "PaymentStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
