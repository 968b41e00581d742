import { createPublicationInput } from "../../../src/domain/catalogue/inputs/createPublication.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { PublicationRow } from "../../store/ports/catalogue.ts";
import type { ServiceContext } from "../shared/context.ts";
import { createWithDocument } from "./steps/createWithDocument.ts";

/**
 * Makes a drop of a PDF: a free draft without a title. The same upload once more gives the same
 * drop. Refuses with `TOO_MANY_ITEMS`, with `QUOTA_FULL`, and what is no PDF with `BAD_USER_INPUT`.
 */
export async function createPublication(
  context: ServiceContext,
  command: unknown,
): Promise<PublicationRow> {
  return createWithDocument<PublicationRow>(context, {
    ...parseInput(createPublicationInput, command),
    category: "PUBLICATION",
    toRow: (common) => ({ ...common, category: "PUBLICATION" }),
  });
}
