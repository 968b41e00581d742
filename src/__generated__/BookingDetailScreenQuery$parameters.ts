/**
 * @generated SignedSource<<ba66223c1f557330a81cd404672e5769>>
 * @relayHash cf27f1924d76299f7afaa3d9f692f488
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf27f1924d76299f7afaa3d9f692f488

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailScreenQuery } from './BookingDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf27f1924d76299f7afaa3d9f692f488",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
