import { beforeEach, describe, expect, it } from "vitest";
import { beamer, user, type Beamer } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { HOUR_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { PublicationRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import { linkedInSignInSignUp } from "../session/linkedInSignInSignUp.ts";
import { readAuthorizationUrl } from "../session/readAuthorizationUrl.ts";
import { shareItemToLinkedIn } from "../sharing/shareItemToLinkedIn.ts";
import { shareProfileToLinkedIn } from "../sharing/shareProfileToLinkedIn.ts";

const RETURN_URL = "https://beamers.example/login/return";
const LIFETIME_MS = HOUR_MS;
const TOKEN = "the provider's token";

/** How creators share, on any store. */
export function describeSharing(name: string, openStore: () => Promise<Store>): void {
  describe(`sharing on ${name}`, () => {
    let world: World;
    let creator: Beamer;
    let drop: PublicationRow;

    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      creator = await beamer(world);
      drop = await creator.drops();
    });

    /** Comes back from the provider, with the permission to post. */
    const signsIn = async (subject: string) => {
      const code = await world.people.choose({
        person: {
          issuer: "world",
          subject,
          email: "speaker@demo.example",
          isEmailVerified: true,
          firstName: "Demo",
          lastName: "Speaker",
          sharing: { accessToken: TOKEN, lifetimeMs: LIFETIME_MS },
        },
        redirectUri: RETURN_URL,
      });
      await readAuthorizationUrl(world.contextFor(null), { redirectUri: RETURN_URL, state: "s" });
      const command = { code, url: RETURN_URL, state: "s", acceptedPolicies: true };
      await linkedInSignInSignUp(world.contextFor(null), command);
    };

    const shareDrop = (postMessage = "Read this", itemId = drop.id) =>
      shareItemToLinkedIn(world.contextFor(creator.viewer), { itemId, postMessage });
    const messages = async () =>
      (await world.sharing.readPosts()).map(({ message, link }) => `${message} ${link}`);

    it("asks to sign in again until a sign-in has brought the leave to post", async () => {
      await expect(shareDrop()).rejects.toMatchObject({ code: "SHARING_SIGN_IN_NEEDED" });
      await signsIn(creator.row.id);
      await shareDrop();
      expect(await messages()).toEqual([
        `Read this https://beamers.example/demo-speaker/consumable/publication/${drop.id}`,
      ]);
    });

    it("keeps the leave encrypted, bound to the person, and for beamers alone", async () => {
      await signsIn(creator.row.id);
      const row = await world.store.sharing.permissionOf(creator.row.id);
      expect(row).not.toBeNull();
      expect(atob(row?.sealedToken ?? "")).not.toContain(TOKEN);
      const other = await beamer(world, { slug: "other", affiliateCode: "OTHERSCODE" });
      await world.store.sharing.savePermission({
        userId: other.row.id,
        sealedToken: row?.sealedToken ?? "",
        expiresAt: world.now() + HOUR_MS,
      });
      const context = world.contextFor(other.viewer);
      await expect(
        shareProfileToLinkedIn(context, { profileId: other.row.id, postMessage: "Stolen" }),
      ).rejects.toMatchObject({ code: "SHARING_SIGN_IN_NEEDED" });

      const reader = await user(world);
      await signsIn(reader.row.id);
      expect(await world.store.sharing.permissionOf(reader.row.id)).toBeNull();
    });

    it("asks to sign in again when the leave has run out, or is taken back", async () => {
      await signsIn(creator.row.id);
      await world.sharing.setOpen(false);
      await expect(shareDrop()).rejects.toMatchObject({ code: "SHARING_SIGN_IN_NEEDED" });
      expect(await world.store.sharing.permissionOf(creator.row.id)).toBeNull();
      await world.sharing.setOpen(true);
      await signsIn(creator.row.id);
      await shareDrop();
      world.clock.advance(LIFETIME_MS);
      await expect(shareDrop("Later")).rejects.toMatchObject({ code: "SHARING_SIGN_IN_NEEDED" });
      expect(await messages()).toHaveLength(1);
    });

    it("posts once when the same call comes again, and again when it is meant", async () => {
      await signsIn(creator.row.id);
      await shareDrop();
      await shareDrop();
      expect(await messages()).toHaveLength(1);
      await shareDrop("Something else");
      expect(await messages()).toHaveLength(2);
      world.clock.advance(11 * MINUTE_MS);
      await shareDrop();
      expect(await messages()).toHaveLength(3);
    });

    it("does not post again by itself when nothing is known of how it came out", async () => {
      await signsIn(creator.row.id);
      const { post } = world.providers.sharing;
      world.providers.sharing.post = async () => ({ kind: "unavailable" });
      await expect(shareDrop()).rejects.toMatchObject({ code: "SHARE_FAILED" });
      world.providers.sharing.post = post;
      await expect(shareDrop()).rejects.toMatchObject({ code: "SHARE_FAILED" });
      expect(await messages()).toEqual([]);
      world.clock.advance(11 * MINUTE_MS);
      await shareDrop();
      expect(await messages()).toHaveLength(1);
    });

    it("can be tried again at once after the network said no", async () => {
      await signsIn(creator.row.id);
      const { post } = world.providers.sharing;
      world.providers.sharing.post = async () => ({ kind: "refused" });
      await expect(shareDrop()).rejects.toMatchObject({ code: "SHARE_FAILED" });
      world.providers.sharing.post = post;
      await shareDrop();
      expect(await messages()).toHaveLength(1);
    });

    it("shares nothing that nobody else can see, and nothing of others", async () => {
      await signsIn(creator.row.id);
      const draft = await creator.drops({ status: "DRAFT" });
      await expect(shareDrop("Soon", draft.id)).rejects.toMatchObject({ code: "NOT_PUBLISHED" });
      const other = await beamer(world, { slug: "other", affiliateCode: "OTHERSCODE" });
      const theirs = await other.drops();
      await expect(shareDrop("Mine?", theirs.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
      const context = world.contextFor(creator.viewer);
      await expect(
        shareProfileToLinkedIn(context, { profileId: other.row.id, postMessage: "Me?" }),
      ).rejects.toMatchObject({ code: "NOT_FOUND" });
      await shareProfileToLinkedIn(context, { profileId: creator.row.id, postMessage: "Me" });
      expect(await messages()).toEqual(["Me https://beamers.example/demo-speaker"]);
    });

    it("needs a message of at most 3000 characters", async () => {
      await signsIn(creator.row.id);
      await expect(shareDrop("  ")).rejects.toMatchObject({
        field: "postMessage",
        message: "Message is required",
      });
      await expect(shareDrop("a".repeat(3001))).rejects.toMatchObject({
        message: "Message must be at most 3000 characters",
      });
    });
  });
}
