/**
 * @generated SignedSource<<a0f53fc3d77904c81e9b24dae313f70d>>
 * @relayHash cf5c21764bb1c209454a9828ce323ecf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b99fd3870bd37db2b24f7a3574ac4fffea39a23b24a9565c5ad5ef4229de033

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentStatusScreenQuery } from './PaymentStatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentStatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b99fd3870bd37db2b24f7a3574ac4fffea39a23b24a9565c5ad5ef4229de033",
    "metadata": {},
    "name": "PaymentStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
