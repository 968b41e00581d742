import { shareItemToLinkedInInput } from "../../../src/domain/sharing/inputs/shareItemToLinkedIn.ts";
import { sharedItemAddress } from "../../../src/domain/sharing/addresses.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import { isOnSale } from "../catalogue/readItem.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readViewer } from "../shared/viewer.ts";
import { share } from "./steps/share.ts";

/**
 * Posts an item of the signed-in beamer to LinkedIn. Refuses with `NOT_FOUND`, `NOT_PUBLISHED`,
 * `SHARING_SIGN_IN_NEEDED` and `SHARE_FAILED`.
 */
export async function shareItemToLinkedIn(
  context: ServiceContext,
  command: unknown,
): Promise<CatalogItemRow> {
  const { itemId, postMessage } = parseInput(shareItemToLinkedInInput, command);
  const creator = await readViewer(context);
  const item = await context.loaders.item.load(itemId);
  if (item?.creatorId !== creator.id) return refuse("NOT_FOUND", { field: "itemId" });
  if (!(await isOnSale(context, item))) refuse("NOT_PUBLISHED");
  const link = context.settings.publicUrl + sharedItemAddress({ slug: creator.slug, item });
  await share(context, {
    userId: creator.id,
    subjectId: item.id,
    message: postMessage,
    link,
    title: item.title,
  });
  return item;
}
