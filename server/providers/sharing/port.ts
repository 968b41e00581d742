/** How a post came out. */
export type PostOutcome =
  | { kind: "posted" }
  /** The person's leave is not good any more: they have to sign in again. */
  | { kind: "notAllowed" }
  /** The service said no to this very post, or gave an answer that nobody understands. */
  | { kind: "refused" }
  /** Nothing is known: it may have been posted, or not. */
  | { kind: "unavailable" };

/** The network on which creators share their pages. */
export interface Sharing {
  /** Posts the message with the link in the person's name. Never throws. */
  post(post: {
    /** The provider's token of the person's sign-in. */
    accessToken: string;
    message: string;
    /** In full. */
    link: string;
    /** Name of what the link leads to. */
    title: string;
  }): Promise<PostOutcome>;
}
