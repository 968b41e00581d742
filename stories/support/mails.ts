import type { World } from "../../server/world/world.ts";

/** The secret of the link in the latest mail to an address; empty without one. */
export async function linkTokenTo(world: World, address: string): Promise<string> {
  await world.drain();
  const mail = (await world.mails.readMails()).find(({ to }) => to === address);
  return decodeURIComponent(/token=([^"&\s]+)/.exec(mail?.text ?? "")?.[1] ?? "");
}
