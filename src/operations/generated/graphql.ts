/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** See `checkAffiliate`. */
export type CheckAffiliateCommand = {
  /** A beamer's invitation code. */
  affiliate: string;
};

/** See `leaveLiveSession`. */
export type LeaveLiveSessionCommand = {
  /** The channel. */
  channelId: string | number;
  /** The number that one is there under: another tab's seat is kept. Null to leave whichever one has. */
  participantId?: number | null | undefined;
};

/** See `linkedInSignInSignUp`. */
export type LinkedInSignInSignUpCommand = {
  /** Must be true. */
  acceptedPolicies: boolean;
  /** Makes the user a beamer when it is valid. */
  affiliateCode?: string | null | undefined;
  /** One-time code from the provider. */
  code: string;
  /** The state that this browser asked for `linkedInAuthorizationUrl` with, within the last 10 minutes; no sign-in ends without. */
  state?: string | null | undefined;
  /** The redirect address that the code was issued for. */
  url: string;
};

/** See `track`. */
export type TrackCommand = {
  /** Profile id of the creator. */
  creatorId: string | number;
};

export type CheckAffiliateMutationVariables = Exact<{
  command: CheckAffiliateCommand;
}>;


export type CheckAffiliateMutation = { checkAffiliate: boolean };

export type LeaveLiveSessionMutationVariables = Exact<{
  command: LeaveLiveSessionCommand;
}>;


export type LeaveLiveSessionMutation = { leaveLiveSession: { id: string } };

export type LinkedInAuthorizationUrlQueryVariables = Exact<{
  redirectUri: string;
  state: string;
}>;


export type LinkedInAuthorizationUrlQuery = { linkedInAuthorizationUrl: string };

export type LinkedInSignInSignUpMutationVariables = Exact<{
  command: LinkedInSignInSignUpCommand;
}>;


export type LinkedInSignInSignUpMutation = { linkedInSignInSignUp: { token: string } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: boolean };

export type RefreshMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshMutation = { refresh: { token: string } };

export type TrackMutationVariables = Exact<{
  command: TrackCommand;
}>;


export type TrackMutation = { track: boolean };


export const CheckAffiliateDocument = {"__meta__":{"hash":"23879db4c2df0d2942e22d969efa4ef6"}} as unknown as DocumentNode<CheckAffiliateMutation, CheckAffiliateMutationVariables>;
export const LeaveLiveSessionDocument = {"__meta__":{"hash":"2e0c7e8d24881ad7592793e61f015972"}} as unknown as DocumentNode<LeaveLiveSessionMutation, LeaveLiveSessionMutationVariables>;
export const LinkedInAuthorizationUrlDocument = {"__meta__":{"hash":"95e7a6f842ff27bd6930cc2094197b21"}} as unknown as DocumentNode<LinkedInAuthorizationUrlQuery, LinkedInAuthorizationUrlQueryVariables>;
export const LinkedInSignInSignUpDocument = {"__meta__":{"hash":"710fcf53aefbe36717c146a996e07465"}} as unknown as DocumentNode<LinkedInSignInSignUpMutation, LinkedInSignInSignUpMutationVariables>;
export const LogOutDocument = {"__meta__":{"hash":"3608705c0bdebc5781da90c5013244e5"}} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const RefreshDocument = {"__meta__":{"hash":"8a0e8e5de7f3cabde07d5a4f29f9442b"}} as unknown as DocumentNode<RefreshMutation, RefreshMutationVariables>;
export const TrackDocument = {"__meta__":{"hash":"bfa0273104488c0468d01fd54bc7e354"}} as unknown as DocumentNode<TrackMutation, TrackMutationVariables>;