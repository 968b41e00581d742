/**
 * @generated SignedSource<<451d45e4b0ba31f15dbf0f85cc8670e9>>
 * @relayHash fc07c69034f60891de558440560102c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b49be47135027eb43a20ea337fd1e6a5973e3568168dfac02f60db9c75019c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailScreenQuery } from './BookingDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b49be47135027eb43a20ea337fd1e6a5973e3568168dfac02f60db9c75019c1",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
