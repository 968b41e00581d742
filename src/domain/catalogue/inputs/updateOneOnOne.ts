import * as z from "zod/mini";
import { id, revision } from "../../shared/inputs/fields.ts";
import { createOneOnOneInput } from "./createOneOnOne.ts";

/** What `updateOneOnOne` takes. */
export const updateOneOnOneInput = z.extend(createOneOnOneInput, { id: id("Offer"), revision });
