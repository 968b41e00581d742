import * as z from "zod/mini";
import { mailLinkToken } from "./mailLinkToken.ts";

/** What `stopMails` takes. */
export const stopMailsInput = z.object({ token: mailLinkToken() });
