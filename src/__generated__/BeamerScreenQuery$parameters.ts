/**
 * @generated SignedSource<<a54d908ee1720f019a76c6cae5542856>>
 * @relayHash eb296272e2c6ed8eedeab3bf20482736
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb296272e2c6ed8eedeab3bf20482736

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerScreenQuery } from './BeamerScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb296272e2c6ed8eedeab3bf20482736",
    "metadata": {},
    "name": "BeamerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
