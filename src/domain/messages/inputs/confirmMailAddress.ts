import * as z from "zod/mini";
import { mailLinkToken } from "./mailLinkToken.ts";

/** What `confirmMailAddress` takes. */
export const confirmMailAddressInput = z.object({ token: mailLinkToken() });
