import { refuse } from "../../../../src/domain/shared/errors.ts";
import { REPEATED_POST_MS } from "../../../../src/domain/shared/limits.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { hashOf } from "../../shared/hash.ts";
import { readPermission } from "./permission.ts";

/**
 * Posts in the person's name. Idempotent: repeating the call doesn't post again. Refuses with
 * `SHARING_SIGN_IN_NEEDED` and `SHARE_FAILED`; after a failure with unknown outcome it isn't
 * retried automatically, since the post may exist.
 */
export async function share(
  context: ServiceContext,
  post: { userId: string; subjectId: string; message: string; link: string; title: string },
): Promise<void> {
  const { store, providers } = context;
  const { userId, subjectId, message, link, title } = post;
  const permission = await readPermission(context, userId);
  if (permission === null) return refuse("SHARING_SIGN_IN_NEEDED");
  const at = context.now();
  const key = { userId, subjectId, messageHash: await hashOf(message) };
  const earlier = await store.sharing.beginPost({ ...key, at, since: at - REPEATED_POST_MS });
  if (earlier?.state === "POSTED") return;
  if (earlier !== null) return refuse("SHARE_FAILED");

  const { accessToken, sealedToken } = permission;
  const { kind } = await providers.sharing.post({ accessToken, message, link, title });
  switch (kind) {
    case "posted":
      return store.sharing.endPost(key);
    case "notAllowed":
      await store.sharing.forgetPermission({ userId, sealedToken });
      await store.sharing.dropPost(key);
      return refuse("SHARING_SIGN_IN_NEEDED");
    case "refused":
      await store.sharing.dropPost(key);
      return refuse("SHARE_FAILED");
    case "unavailable":
      return refuse("SHARE_FAILED");
  }
}
