/**
 * @generated SignedSource<<63dc7000905e01f4d52eeb1430ba7b12>>
 * @relayHash 8a8a7ad3eed1915e9b768fdc00a32bcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a8a7ad3eed1915e9b768fdc00a32bcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a8a7ad3eed1915e9b768fdc00a32bcd",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
