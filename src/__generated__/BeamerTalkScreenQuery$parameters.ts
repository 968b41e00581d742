/**
 * @generated SignedSource<<9bb3966c7c7b376710f25e7fec2d506b>>
 * @relayHash 194a449c82938c0c7130b246ca671fac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 194a449c82938c0c7130b246ca671fac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerTalkScreenQuery } from './BeamerTalkScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerTalkScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "194a449c82938c0c7130b246ca671fac",
    "metadata": {},
    "name": "BeamerTalkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
