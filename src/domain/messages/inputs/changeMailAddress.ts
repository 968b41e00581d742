import * as z from "zod/mini";
import { email } from "../../shared/inputs/fields.ts";

/** What `changeMailAddress` takes. */
export const changeMailAddressInput = z.object({ address: email() });
