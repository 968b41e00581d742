/**
 * @generated SignedSource<<fbb3189ff5e32a5442acd1330a72d891>>
 * @relayHash 7aeaa26b52990712d0d06944883567ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7aeaa26b52990712d0d06944883567ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerSettingsScreenQuery } from './BeamerSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7aeaa26b52990712d0d06944883567ea",
    "metadata": {},
    "name": "BeamerSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
