import * as z from "zod/mini";
import { oneOnOneFields } from "./createOneOnOne.ts";
import { id } from "../../shared/inputs/fields.ts";

/** What `updateOneOnOne` takes. */
export const updateOneOnOneInput = z.object({ id: id("Offer"), ...oneOnOneFields });
