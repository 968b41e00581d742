/**
 * @generated SignedSource<<5e1a6f3bf547b39531da16cd3ad9867e>>
 * @relayHash 8a8a7ad3eed1915e9b768fdc00a32bcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 403aa91646d2420f31e63462056445514c0e150c98a77e8a501ff25b3e02c510

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "403aa91646d2420f31e63462056445514c0e150c98a77e8a501ff25b3e02c510",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
