import type { ServiceContext } from "../../shared/context.ts";

/** Ends a session: its refresh tokens are deleted, and its access tokens refused. */
export async function endSession(
  context: ServiceContext,
  { userId, familyId }: { userId: string; familyId: string },
): Promise<void> {
  await context.store.transaction(async (store) => {
    await store.users.lock(userId);
    await store.sessions.endFamily({ familyId, at: context.now() });
  });
  context.endedSessions.add(familyId);
}
