/**
 * @generated SignedSource<<49d5779b134e11776c1eba7806ffb54c>>
 * @relayHash c7edc1d73437e1b2909043afd716df9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7edc1d73437e1b2909043afd716df9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7edc1d73437e1b2909043afd716df9f",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
