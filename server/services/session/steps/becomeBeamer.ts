import type { UserRow } from "../../../store/ports/profiles.ts";
import { inviterOf, newAffiliateCode } from "./affiliateCode.ts";
import type { ServiceContext } from "../../shared/context.ts";

/** The person as a beamer. Null, with nothing written, when a user's code is unknown. */
export async function becomeBeamer(
  context: ServiceContext,
  { user, code }: { user: UserRow; code: string },
): Promise<UserRow | null> {
  if (user.role === "beamer") return user;
  const inviter = await inviterOf(context, code);
  if (inviter === null) return null;
  const affiliateCode = await newAffiliateCode(context);
  const beamer = await context.store.transaction(async (store) => {
    await store.users.lock(user.id);
    const present = await store.users.byId(user.id);
    // A concurrent or repeated call: the first one has done it.
    if (present === null || present.role === "beamer") return present;
    const at = context.now();
    await store.outbox.append({ name: "invitationAccepted", subjectId: user.id, dueAt: at, at });
    return store.users.update(user.id, { role: "beamer", invitedById: inviter.id, affiliateCode });
  });
  context.loaders.user.clear(user.id);
  return beamer;
}
