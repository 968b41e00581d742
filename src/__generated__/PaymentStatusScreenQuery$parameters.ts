/**
 * @generated SignedSource<<c93c3240e147b4f9bbd9e8d2c95c001b>>
 * @relayHash cf5c21764bb1c209454a9828ce323ecf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf5c21764bb1c209454a9828ce323ecf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentStatusScreenQuery } from './PaymentStatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentStatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf5c21764bb1c209454a9828ce323ecf",
    "metadata": {},
    "name": "PaymentStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
