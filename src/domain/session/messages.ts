/** The browser that ends a sign-in is not the one that began it, or it was too long ago. */
export const SIGN_IN_ELSEWHERE = "This sign-in belongs to another window, or has run out.";
