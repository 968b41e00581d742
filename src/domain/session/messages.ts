/** The browser that completes a sign-in is not the one that began it, or it was too long ago. */
export const SIGN_IN_ELSEWHERE = "This sign-in was started in another window, or has expired.";
