import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { beamer } from "../../../../server/world/people.ts";
import { FORMER_SLUGS_MAX } from "../../../../src/domain/shared/limits.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { type Canvas, retype } from "../../../support/played.ts";
import { profileOf } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Beamer/Profile/Address", ...screen });

async function type(canvas: Canvas, name: string): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit the address" }));
  const field = canvas.getByLabelText("Name of your page");
  await retype(field, name);
  return field;
}
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Save" }));

export const Editing = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas }) => {
    await type(canvas, "Calm-Technology");
    await expect(await canvas.findByText("/calm-technology")).toBeVisible();
    await expect(canvas.getByText("/demo-speaker")).toBeVisible();
    await expect(
      canvas.getByText(/links and QR codes that you’ve shared still work/),
    ).toBeVisible();
  },
});

export const SavedAndUndone = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas, ...context }) => {
    const { world, app } = stageOf(context);
    const slugNow = async () => (await world.store.users.byId("usr_000001"))?.slug;
    await type(canvas, "calm-technology");
    await save(canvas);
    await expect(await canvas.findByText("Address saved")).toBeVisible();
    await expect(await slugNow()).toBe("calm-technology");
    await waitFor(() => expect(app?.frame.session.me()?.slug).toBe("calm-technology"));
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "View my page" })).toHaveAttribute(
        "href",
        "/calm-technology",
      ),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await expect(await slugNow()).toBe("demo-speaker");
    await expect(canvas.getByLabelText("Link to share")).toHaveValue(
      "https://beamers.example/demo-speaker",
    );
  },
});

export const Taken = meta.story({
  parameters: scene(async (world) => {
    const address = await profileOf()(world);
    await beamer(world, { slug: "somebody", affiliateCode: "SOMEBODY" });
    return address;
  }),
  play: async ({ canvas }) => {
    const field = await type(canvas, "somebody");
    await save(canvas);
    await isToBeCorrected(field, "This address is taken. Choose another one");
  },
});

export const Reserved = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas }) => {
    const field = await type(canvas, "beamer");
    await save(canvas);
    await isToBeCorrected(field, "This address is reserved");
  },
});

export const TooShort = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas }) => {
    const field = await type(canvas, "ab");
    await expect(canvas.getByText("/…")).toBeVisible();
    await save(canvas);
    await isToBeCorrected(field, "Use at least 3 characters");
  },
});

export const TooManyBefore = meta.story({
  parameters: scene(async (world) => {
    const address = await profileOf()(world);
    for (let n = 1; n <= FORMER_SLUGS_MAX; n += 1) {
      const change = { userId: "usr_000001", slug: `name-${n}`, at: world.now() };
      await world.store.users.changeSlug(change);
    }
    return address;
  }),
  play: async ({ canvas }) => {
    const field = await type(canvas, "one-more");
    await save(canvas);
    await isToBeCorrected(field, "Your page has had 10 other addresses already");
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(profileOf()),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("button", "Edit the address");
    await keys.press("{Enter}");
    await keys.isIn("Name of your page");
    await keys.press("{Control>}a{/Control}calm-technology{Enter}");
    await expect(await canvas.findByText("Address saved")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Edit the address" })).toHaveFocus();
  }),
});

export const SaveFailed = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas, ...context }) => {
    const field = await type(canvas, "calm-technology");
    stageOf(context).world.faults.network = "offline";
    await save(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(field).toHaveValue("calm-technology");
  },
});
