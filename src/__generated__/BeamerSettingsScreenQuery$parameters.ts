/**
 * @generated SignedSource<<939f7c2d1e89f5c05adc8a332d57fd70>>
 * @relayHash d54fe438fa9c3821f356597c10be461e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d54fe438fa9c3821f356597c10be461e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerSettingsScreenQuery } from './BeamerSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d54fe438fa9c3821f356597c10be461e",
    "metadata": {},
    "name": "BeamerSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
