/** A person as the sign-in provider vouches for them. */
export interface SignedInPerson {
  issuer: string;
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The leave to post in the person's name; absent when it was not given. */
  sharing?: SharingPermission;
}

/** The provider's token, good for posts until it expires. */
export interface SharingPermission {
  accessToken: string;
  /** Milliseconds from now; the provider says how long, not until when. */
  lifetimeMs: number;
}

/**
 * The sign-in provider (OpenID Connect, authorisation code flow). Both calls refuse with
 * `SIGN_IN_FAILED` when it does not answer.
 */
export interface SignIn {
  /** Where the browser goes; it comes back to `redirectUri` with `code` and `state`, or `error`. */
  authorizationUrl(request: { redirectUri: string; state: string }): Promise<string>;
  /** The person behind a one-time code. Throws `SIGN_IN_FAILED` when the code is not good. */
  exchange(request: { code: string; redirectUri: string }): Promise<SignedInPerson>;
}
