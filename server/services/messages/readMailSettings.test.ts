import { expect, it } from "vitest";
import { user } from "../../world/people.ts";
import { createWorld } from "../../world/world.ts";
import { changeMailAddress } from "./changeMailAddress.ts";
import { readMailSettings } from "./readMailSettings.ts";
import { updateMailTopic } from "./updateMailTopic.ts";

const EMAIL = "visitor@demo.example";

/** Somebody whose sign-in vouches for no address. */
async function unconfirmed() {
  const world = createWorld();
  const person = await user(world, { mails: { address: null } });
  const context = world.contextFor(person.viewer);
  return { world, context, read: () => readMailSettings(context, person.row) };
}

it("offers the address of the sign-in to who has none, and says that it was sent no link", async () => {
  const { read } = await unconfirmed();
  expect(await read()).toMatchObject({ address: null, pendingAddress: EMAIL, linkSentAt: null });
});

it("still offers it after a topic was turned off", async () => {
  const { context, read } = await unconfirmed();
  await updateMailTopic(context, { topic: "SESSIONS", isOn: false });
  const { pendingAddress, topics } = await read();
  expect(pendingAddress).toBe(EMAIL);
  expect(topics).toContainEqual({ topic: "SESSIONS", isOn: false });
});

it("says when the last link was sent", async () => {
  const { world, context, read } = await unconfirmed();
  await changeMailAddress(context, { address: EMAIL });
  world.clock.advance(3_600_000);
  await changeMailAddress(context, { address: EMAIL });
  expect((await read()).linkSentAt).toBe(world.now());
});

it("says nothing of links once no address waits for one", async () => {
  const world = createWorld();
  const person = await user(world);
  const context = world.contextFor(person.viewer);
  await changeMailAddress(context, { address: "another@demo.example" });
  await changeMailAddress(context, { address: EMAIL });
  const settings = await readMailSettings(context, person.row);
  expect(settings).toMatchObject({ address: EMAIL, pendingAddress: null, linkSentAt: null });
});
