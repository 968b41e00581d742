import { refuse } from "../../../src/domain/shared/errors.ts";
import type { LinkPreviewRow } from "../../store/ports/linkPreviews.ts";
import type { Transaction } from "../../store/ports/store.ts";
import { isOnSale } from "../catalogue/readItem.ts";
import { readCreator } from "../profiles/readCreator.ts";
import { bytesOf, once } from "../shared/blocks.ts";
import type { ServiceContext } from "../shared/context.ts";
import { discardFiles, storeFile } from "../shared/storeFile.ts";
import {
  type LinkSubject,
  linkContents,
  linkPreviewPath,
  linkPreviewVersion,
  SITE_PREVIEW_PATH,
} from "./linkPreview.ts";

/** Which picture is asked for. */
interface LinkPreviewRequest {
  /** A user's or an item's id. */
  subjectId: string;
  version: string;
  /** Whether the visitor may make the server draw one more. */
  mayDraw: () => Promise<boolean>;
}

/** The key of a picture's file, or the path of the picture to show instead. */
type LinkPreviewFile = { key: string } | { movedTo: string };

/**
 * The file of the picture of a link, drawn now if this version was not drawn before; or where the
 * present version is, if another one is asked for; the site's own if it can't be drawn. Refuses with
 * `RATE_LIMITED` when it would have to be drawn and `mayDraw` says no, with `NOT_FOUND` when visitors may not
 * see what it is of, and with `UNAVAILABLE` while too many others are being drawn.
 */
export async function readLinkPreview(
  context: ServiceContext,
  { subjectId, version, mayDraw }: LinkPreviewRequest,
): Promise<LinkPreviewFile> {
  const subject = await subjectOf(context, subjectId);
  const present = await linkPreviewVersion(subject);
  if (version !== present) return { movedTo: await linkPreviewPath(subject) };
  const known = await context.store.linkPreviews.bySubject(subjectId);
  if (known?.version === present) return known;
  if (!(await mayDraw())) return refuse("RATE_LIMITED");
  return draw(context, { subject, row: { subjectId, version } });
}

async function subjectOf(context: ServiceContext, id: string): Promise<LinkSubject> {
  const item = await context.loaders.item.load(id);
  if (item === null) return { creator: await readCreator(context, id), item };
  if (!(await isOnSale(context, item))) return refuse("NOT_FOUND");
  return { creator: await readCreator(context, item.creatorId), item };
}

async function draw(
  context: ServiceContext,
  { subject, row }: { subject: LinkSubject; row: Omit<LinkPreviewRow, "key"> },
): Promise<LinkPreviewFile> {
  const { portrait, page, ...texts } = linkContents(subject);
  const picture = await context.media.drawLinkPreview({
    ...texts,
    portrait: await readPicture(context, portrait),
    page: await readPicture(context, page),
  });
  if (picture === null) {
    context.log("error", "the picture of a link can't be drawn", { subjectId: row.subjectId });
    return { movedTo: SITE_PREVIEW_PATH };
  }
  const { bytes, contentType, extension } = picture;
  const key = `linkpreviews/${context.newId("img")}.${extension}`;
  await storeFile(context, { key, contentType, content: once(bytes) });
  const isKept = await context.store.transaction((store) => keep(store, context, { ...row, key }));
  if (isKept) return { key };
  await discardFiles(context, [key]);
  return refuse("NOT_FOUND");
}

/** In the place of the former one; false when what it is of was deleted in the meantime. */
async function keep(
  store: Transaction,
  { now }: Pick<ServiceContext, "now">,
  row: LinkPreviewRow,
): Promise<boolean> {
  const { subjectId, key } = row;
  // One of them is the subject: another process that drew it too waits here.
  await store.users.lock(subjectId);
  const isThere =
    (await store.catalog.lock(subjectId)) !== null || (await store.users.byId(subjectId)) !== null;
  if (!isThere) return false;
  const former = await store.linkPreviews.bySubject(subjectId);
  await store.files.keep({ keys: [key], at: now() });
  if (former !== null) await store.files.drop({ keys: [former.key], at: now() });
  await store.linkPreviews.save(row);
  return true;
}

/** A picture of the public storage; null without one. */
async function readPicture(
  { providers }: Pick<ServiceContext, "providers">,
  path: string | null,
): Promise<Uint8Array | null> {
  const file = path === null ? null : await providers.files.read({ key: path.slice(1) });
  return file === null ? null : bytesOf(file.content);
}
