import { createHmac } from "node:crypto";

/** The password for this name at a TURN server (draft-uberti-behave-turn-rest). */
export const turnCredential = (secret: string, username: string): string =>
  createHmac("sha1", secret).update(username).digest("base64");
