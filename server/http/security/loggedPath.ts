const SECRETS = /(calendar(?:\/|%2f)).+/is;

/** A path as the log names it: without the secret of a calendar feed, also where it is misspelled. */
export const loggedPath = (path: string): string => path.replace(SECRETS, "$1…");
