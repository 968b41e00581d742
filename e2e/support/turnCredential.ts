import { createHmac } from "node:crypto";

/** What a TURN server takes from whoever has this name (draft-uberti-behave-turn-rest). */
export const turnCredential = (secret: string, username: string): string =>
  createHmac("sha1", secret).update(username).digest("base64");
