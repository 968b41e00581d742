import { reloadApp } from "../../.storybook/stage/run.ts";
import type { Stage } from "../../.storybook/stage/stage.tsx";
import { signIn } from "../../server/world/world.ts";
import { STORAGE_KEYS } from "../../src/domain/shared/limits.ts";

/** Somebody signs in in this tab and comes to a page. */
export async function signsInAgain(stage: Stage, account: string, path: string): Promise<void> {
  const { world, storage } = stage;
  const person = await world.store.users.byId(account);
  if (person === null) throw new Error(`There is nobody with the id ${account}.`);
  await signIn(world, person);
  storage.setItem(STORAGE_KEYS.token, world.token ?? "");
  await reloadApp(stage);
  await stage.app?.router.navigate(path);
}
