import { createPublicationInput } from "../../../src/domain/catalogue/inputs/createPublication.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { PublicationRow } from "../../store/ports/catalogue.ts";
import type { ServiceContext } from "../shared/context.ts";
import { createWithDocument } from "./steps/createWithDocument.ts";

/**
 * Makes a drop from a PDF: a free draft without a title. Repeating an upload returns the same drop.
 * Refuses with `TOO_MANY_ITEMS`, with `QUOTA_FULL`, and with `BAD_USER_INPUT` when it isn't a PDF.
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
