import * as z from "zod/mini";
import { revision } from "../../shared/inputs/fields.ts";
import { hoursExceptionsInput } from "./hoursExceptions.ts";

/** What `updateAvailabilityExceptions` takes. */
export const updateAvailabilityExceptionsInput = z.object({
  exceptions: hoursExceptionsInput,
  revision,
});
