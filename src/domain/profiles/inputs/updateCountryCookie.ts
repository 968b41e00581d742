import * as z from "zod/mini";
import { countryCode } from "../../shared/inputs/fields.ts";

/** What `updateCountryCookie` takes. */
export const updateCountryCookieInput = z.object({ countryCode: countryCode() });
