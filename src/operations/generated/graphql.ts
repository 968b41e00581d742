/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RefreshMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshMutation = { refresh: { token: string } };


export const RefreshDocument = {"__meta__":{"hash":"sha256:ba209ca2d423d24553e00143541121d7bf698a9c3b9a583753877ec08bdc0291"}} as unknown as DocumentNode<RefreshMutation, RefreshMutationVariables>;