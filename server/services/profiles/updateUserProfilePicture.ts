import { PICTURE_TEXTS } from "../../../src/domain/profiles/picture.ts";
import { updateUserProfilePictureInput } from "../../../src/domain/profiles/inputs/updateUserProfilePicture.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { StoredImage, UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";
import type { Picture } from "../shared/media.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Replaces the signed-in user's picture; repeating the same one is a no-op. Refuses what isn't a
 * JPEG or PNG, and more than 30 MB with `PAYLOAD_TOO_LARGE` (docs/product.md 3.6).
 */
export async function updateUserProfilePicture(
  context: ServiceContext,
  command: unknown,
): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const { file } = parseInput(updateUserProfilePictureInput, command);
  const { store, media } = context;
  const picture =
    (await media.recodePicture(file.content())) ??
    refuse("BAD_USER_INPUT", { field: "file", message: PICTURE_TEXTS.type });
  const known = (await store.users.byId(userId)) ?? refuse("AUTH_NOT_AUTHENTICATED");
  if (await isStored(context, { image: known.picture, picture })) return known;
  const { image, key } = await write(context, picture);
  const changed = await store.transaction(async ({ users, files }) => {
    await users.lock(userId);
    const before = (await users.byId(userId)) ?? refuse("AUTH_NOT_AUTHENTICATED");
    const at = context.now();
    await files.keep({ keys: [key], at });
    if (before.picture !== null) await files.drop({ keys: [keyOf(before.picture)], at });
    return users.update(userId, { picture: image });
  });
  context.loaders.user.clear(userId);
  return changed;
}

/** Writes the picture's file; it may be swept until a row names it. */
async function write(
  { store, providers, newId, now }: ServiceContext,
  { bytes, contentType, extension }: Picture,
): Promise<{ image: StoredImage; key: string }> {
  const id = newId("img");
  const key = `profilepics/${id}.${extension}`;
  const addedOn = now();
  await store.files.begin({ key, at: addedOn });
  await providers.files.write({ key, contentType, content: one(bytes) });
  return { image: { id, systemFullPath: `/${key}`, extension, contentType, addedOn }, key };
}

/** A file's key is its public path without the leading slash. */
function keyOf({ systemFullPath }: StoredImage): string {
  return systemFullPath.slice(1);
}

async function isStored(
  { providers }: ServiceContext,
  { image, picture }: { image: StoredImage | null; picture: Picture },
): Promise<boolean> {
  const stored = image && (await providers.files.read({ key: keyOf(image) }));
  if (!stored || stored.sizeInBytes !== picture.bytes.length) return false;
  let at = 0;
  for await (const block of stored.content) {
    const from = at;
    if (block.some((byte, index) => byte !== picture.bytes[from + index])) return false;
    at += block.length;
  }
  return true;
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
