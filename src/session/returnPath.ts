/** Where the sign-in provider sends the browser back to. */
export const RETURN_PATH = "/login/return";
