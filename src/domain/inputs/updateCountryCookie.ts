import * as z from "zod/mini";
import { countryCode } from "./fields.ts";

/** What `updateCountryCookie` takes. */
export const updateCountryCookieInput = z.object({ countryCode: countryCode() });
