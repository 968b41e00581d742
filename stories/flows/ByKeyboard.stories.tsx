import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { addressOf } from "../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../.storybook/stage/screen.ts";
import { CARDS } from "../../server/world/actions.ts";
import { user } from "../../server/world/people.ts";
import { cast } from "../routes/public/booking/scenes.ts";
import { byKeyboard } from "../support/keyboard.ts";

const meta = preview.meta({ title: "Flows/By keyboard", ...screen });

export const PastTheHeader = meta.story({
  parameters: scene(async () => "/terms"),
  play: byKeyboard(async ({ canvas, keys }) => {
    await canvas.findByRole("heading", { level: 1 });
    await keys.press("{Tab}");
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await keys.press("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  }),
});

export const ThroughTheMenu = meta.story({
  parameters: scene(async (world) => {
    await (await user(world)).signsIn();
    return "/user/settings";
  }),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    const button = await keys.tabTo("button", "Your account");
    await keys.press("{ArrowDown}s{Enter}");
    // Here already: the focus stays at the menu.
    await waitFor(() => expect(button).toHaveFocus());
    await keys.press("{ArrowDown}{Enter}");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/user/home"));
    const heading = await canvas.findByRole("heading", { level: 1, name: "Hello, Demo" });
    await waitFor(() => expect(heading).toHaveFocus());
  }),
});

export const BooksAndPays = meta.story({
  parameters: scene(async (world) => {
    const { guest } = await cast(world);
    await guest.signsIn();
    return "/demo-speaker/offerings";
  }),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("link", "Book A clear half hour");
    await keys.press("{Enter}");
    await keys.tabTo("button", /^Continue with \d\d:\d\d$/);
    await keys.press("{Enter}");
    await keys.tabTo("textbox", /talk about/);
    await keys.press("One question");
    await keys.tabTo("button", "Continue to Payment");
    await keys.press("{Enter}");
    await keys.tabTo("textbox", "Address line 1");
    await keys.press("Demo Street 1");
    await keys.tabTo("textbox", "Postal code");
    await keys.press("1000");
    await keys.tabTo("textbox", "City");
    await keys.press("Brussels{Enter}");
    await keys.tabTo("textbox", "Card number");
    await keys.press(`${CARDS.pays}{Tab}1240{Tab}123{Enter}`);
    await keys.tabTo("link", "See your booking");
    await keys.press("{Enter}");
    await expect(await canvas.findByText("Paid")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  }),
});
