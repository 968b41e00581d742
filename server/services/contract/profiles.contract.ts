import { beforeEach, describe, expect, it } from "vitest";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { FORMER_SLUGS_MAX } from "../../../src/domain/shared/limits.ts";
import { updateBookMeUrl } from "../profiles/updateBookMeUrl.ts";
import { updateLinks } from "../profiles/updateLinks.ts";
import { updateSlug } from "../profiles/updateSlug.ts";
import { updateUserProfile } from "../profiles/updateUserProfile.ts";
import { updateUserProfilePicture } from "../profiles/updateUserProfilePicture.ts";
import { SLUG_TEXTS } from "../../../src/domain/profiles/inputs/updateSlug.ts";
import { readPublicProfile } from "../profiles/readPublicProfile.ts";
import { finishOnboarding } from "../session/finishOnboarding.ts";
import { registerPerson } from "../session/steps/registerPerson.ts";
import { editable, revisionOf } from "../shared/revision.ts";
import type { UploadedFile } from "../shared/upload.ts";
import type { Store } from "../../store/ports/store.ts";

const LINKEDIN = {
  url: "https://in.example/demo",
  platform: "LINKED_IN",
  groupType: "SOCIALS",
} as const;
const LETTERS = {
  url: "https://letters.example",
  platform: "SUBSTACK",
  groupType: "NEWSLETTERS",
} as const;

/** A file whose bytes begin as a JPEG's do. */
const jpeg = (...bytes: number[]): UploadedFile => fileOf(0xff, 0xd8, ...bytes);

const fileOf = (...bytes: number[]): UploadedFile => ({
  name: "../../avatar.exe",
  content: async function* content() {
    yield Uint8Array.from(bytes);
  },
});

/** A creator's own profile, on any store. */
export function describeProfiles(name: string, openStore: () => Promise<Store>): void {
  describe(`profiles on ${name}`, () => {
    let world: World;
    let creator: Beamer;
    const asOwner = () => world.contextFor(creator.viewer);
    const present = async () => {
      const row = await world.store.users.byId(creator.row.id);
      if (row === null) throw new Error("the creator is gone");
      return row;
    };

    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      creator = await beamer(world, { isOpen: false });
    });

    describe("the links", () => {
      const save = (links: readonly object[], revision?: string) =>
        updateLinks(asOwner(), { links, revision });

      it("keep their ids when they move or get another type, and new ones get their own", async () => {
        const [first] = (await save([LINKEDIN])).links;
        const moved = await save([
          LETTERS,
          { ...LINKEDIN, platform: "UNKNOWN", groupType: "LINKS" },
        ]);
        expect(moved.links.map(({ platform }) => platform)).toEqual(["SUBSTACK", "UNKNOWN"]);
        expect(moved.links[1]?.id).toBe(first?.id);
        expect(moved.links[0]?.id).not.toBe(first?.id);
        expect((await save([LETTERS])).links).toEqual([moved.links[0]]);
      });

      it("are the same after the same call again", async () => {
        const revision = await revisionOf(editable.links(await present()));
        const once = await save([LINKEDIN, LETTERS], revision);
        expect(await save([LINKEDIN, LETTERS], revision)).toEqual(once);
      });

      it("are not written over what was changed elsewhere", async () => {
        const revision = await revisionOf(editable.links(await present()));
        await save([LETTERS]);
        await expect(save([LINKEDIN], revision)).rejects.toMatchObject({
          code: "CHANGED_ELSEWHERE",
        });
        expect((await present()).links.map(({ url }) => url)).toEqual([LETTERS.url]);
        await updateUserProfile(asOwner(), { professionalTitle: "Another title" });
        const now = await revisionOf(editable.links(await present()));
        expect((await save([], now)).links).toEqual([]);
      });

      it.each([
        ["links.0.url", [{ ...LINKEDIN, url: "javascript:alert(1)" }]],
        ["links.1.url", [LINKEDIN, { ...LETTERS, url: `${LINKEDIN.url} ` }]],
        ["links.0.groupType", [{ ...LINKEDIN, groupType: "LINKS" }]],
        [
          "links",
          Array.from({ length: 7 }, (_, n) => ({ ...LETTERS, url: `https://n.example/${n}` })),
        ],
      ])("are refused by field: %s", async (field, links) => {
        await expect(save(links)).rejects.toMatchObject({ code: "BAD_USER_INPUT", field });
        expect((await present()).links).toEqual([]);
      });
    });

    describe("the booking address", () => {
      const save = (url: string, revision?: string) =>
        updateBookMeUrl(asOwner(), { url, revision });

      it("is saved, and taken away by an empty one", async () => {
        expect((await save(" https://book.example ")).bookMeUrl).toBe("https://book.example");
        expect((await save("")).bookMeUrl).toBeNull();
        await expect(save("https://")).rejects.toMatchObject({
          field: "url",
          message: "Please enter a valid URL",
        });
      });

      it("is not written over what was changed elsewhere", async () => {
        const revision = await revisionOf("");
        await save("https://first.example", revision);
        await save("https://first.example", revision);
        await expect(save("https://second.example", revision)).rejects.toMatchObject({
          code: "CHANGED_ELSEWHERE",
        });
        expect((await present()).bookMeUrl).toBe("https://first.example");
      });
    });

    describe("the picture", () => {
      const save = (file: UploadedFile) => updateUserProfilePicture(asOwner(), { file });
      const sweepable = async () => {
        const rows = await world.store.files.toSweep({
          writingBefore: world.now() + 1,
          droppedBefore: world.now() + 1,
          limit: 10,
        });
        return rows.map(({ key, state }) => `${state} ${key}`);
      };
      const isThere = async (key: string) => (await world.providers.files.read({ key })) !== null;

      it("is stored under a name of the server's, and the one before is dropped", async () => {
        const { picture: first } = await save(jpeg(1));
        expect(first?.systemFullPath).toBe(`/profilepics/${first?.id}.jpg`);
        expect(await isThere(`profilepics/${first?.id}.jpg`)).toBe(true);
        expect(await sweepable()).toEqual([]);
        const { picture: second } = await save(jpeg(2));
        expect(second?.id).not.toBe(first?.id);
        expect((await present()).picture).toEqual(second);
        expect(await sweepable()).toEqual([`DROPPED profilepics/${first?.id}.jpg`]);
      });

      it("stays what it is when the same one comes again", async () => {
        const once = await save(jpeg(1));
        expect(await save(jpeg(1))).toEqual(once);
        expect(await sweepable()).toEqual([]);
      });

      it.each([
        ["no picture", fileOf(1, 2, 3)],
        ["empty", fileOf()],
        ["a PDF", fileOf(...new TextEncoder().encode("%PDF-1.7"))],
      ])("is refused when the file is %s, and nothing is stored", async (_, file) => {
        await expect(save(file)).rejects.toMatchObject({
          code: "BAD_USER_INPUT",
          field: "file",
          message: "Only JPG, JPEG or PNG files are allowed",
        });
        expect((await present()).picture).toBeNull();
        expect(await sweepable()).toEqual([]);
      });

      it("is the one before when the new one cannot be written, and what is left can be swept", async () => {
        const { picture } = await save(jpeg(1));
        world.providers.files.write = async () => {
          throw new Error("the disk is full");
        };
        await expect(save(jpeg(2))).rejects.toThrow("the disk is full");
        expect((await present()).picture).toEqual(picture);
        expect(await sweepable()).toEqual([expect.stringMatching(/^WRITING profilepics\/img_/)]);
      });

      it("is the later one of two at once, and no file is left that nobody knows of", async () => {
        await Promise.all([save(jpeg(1)), save(jpeg(2))]);
        const kept = (await present()).picture;
        const [dropped, ...more] = await sweepable();
        expect(more).toEqual([]);
        expect(dropped).toMatch(/^DROPPED profilepics\/img_/);
        expect(dropped).not.toContain(kept?.id);
        expect(await isThere(kept?.systemFullPath.slice(1) ?? "")).toBe(true);
      });
    });

    describe("the address of the page", () => {
      const change = (slug: string) => updateSlug(asOwner(), { slug });
      const pageAt = async (slug: string) =>
        (await readPublicProfile(world.contextFor(null), slug)).slug;
      const taken = { code: "BAD_USER_INPUT", field: "slug" };

      it("is changed, and every one before leads to the present one", async () => {
        await change("second-name");
        await change("third-name");
        expect(await pageAt("third-name")).toBe("third-name");
        expect(await pageAt("second-name")).toBe("third-name");
        expect(await pageAt("Demo-Speaker")).toBe("third-name");
      });

      it("is the same after the same call again, and can be taken back", async () => {
        await change("second-name");
        expect((await change("second-name")).slug).toBe("second-name");
        expect(await world.store.users.formerSlugsOf(creator.row.id)).toEqual(["demo-speaker"]);
        expect((await change("demo-speaker")).slug).toBe("demo-speaker");
        expect(await pageAt("second-name")).toBe("demo-speaker");
      });

      it("is nobody else's, now or later", async () => {
        const other = await beamer(world, {
          slug: "other",
          affiliateCode: "OTHERSCODE",
          isOpen: false,
        });
        await expect(change("other")).rejects.toMatchObject(taken);
        await change("second-name");
        await expect(
          updateSlug(world.contextFor(other.viewer), { slug: "demo-speaker" }),
        ).rejects.toMatchObject(taken);
        const namesake = await registerPerson(world.contextFor(null), {
          issuer: "test",
          subject: "namesake",
          email: "namesake@demo.example",
          isEmailVerified: true,
          firstName: "Demo",
          lastName: "Speaker",
        });
        expect(namesake.slug).toBe("demo-speaker-2");
      });

      it.each(["billing", "verify-account", "beamers-support", "support-2"])(
        "is not %s, which sounds as if the platform spoke, unless it was before",
        async (reserved) => {
          const refusal = { ...taken, message: SLUG_TEXTS.reserved };
          await expect(change(reserved)).rejects.toMatchObject(refusal);
          const { id: userId } = creator.row;
          const before = { userId, slug: reserved, at: world.now() };
          await world.store.transaction((store) => store.users.changeSlug(before));
          expect(await pageAt(reserved)).toBe(reserved);
          expect((await change(reserved)).slug).toBe(reserved);
          await change("second-name");
          expect(await pageAt(reserved)).toBe("second-name");
          expect((await change(reserved)).slug).toBe(reserved);
        },
      );

      it("can have ten others before it, and no more but those", async () => {
        for (let n = 1; n <= FORMER_SLUGS_MAX; n += 1) await change(`name-${n}`);
        await expect(change("one-too-many")).rejects.toMatchObject({
          ...taken,
          message: expect.stringContaining("10 other addresses"),
        });
        expect((await change("name-3")).slug).toBe("name-3");
        await expect(change("one-too-many")).rejects.toMatchObject(taken);
      });

      it.each(["admin", "beamer", "ab", "", "a".repeat(61), "../etc", "-a-"])(
        "is never %j",
        async (slug) => {
          await expect(change(slug)).rejects.toMatchObject(taken);
          expect((await present()).slug).toBe("demo-speaker");
        },
      );
    });

    describe("a beamer's onboarding", () => {
      it("is finished with a picture and a title, and says by field what is missing", async () => {
        await world.store.users.update(creator.row.id, {
          beamerIsOnboarded: false,
          professionalTitle: null,
          biography: null,
        });
        const finish = () => finishOnboarding(asOwner());
        await expect(finish()).rejects.toMatchObject({
          field: "profilePicture",
          message: "Profile picture is required",
        });
        await updateUserProfilePicture(asOwner(), { file: jpeg(1) });
        await expect(finish()).rejects.toMatchObject({
          field: "professionalTitle",
          message: "Professional title is required",
        });
        await updateUserProfile(asOwner(), { professionalTitle: "Speaker" });
        await finish();
        await finish();
        expect((await present()).beamerIsOnboarded).toBe(true);
      });

      it("is not a user's", async () => {
        const { viewer, row } = await user(world, { slug: "person", userIsOnboarded: false });
        await finishOnboarding(world.contextFor(viewer));
        expect((await world.store.users.byId(row.id))?.userIsOnboarded).toBe(true);
      });
    });
  });
}
