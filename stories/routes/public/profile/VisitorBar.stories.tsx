import { expect, userEvent, waitFor, type within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { wholeAudience } from "../../../../server/store/factories/library.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";

const meta = preview.meta({ title: "Screens/Profile/Country and time zone", ...screen });

/** An offer of 60 euro and where it is seen. */
async function offer(world: World) {
  const creator = await beamer(world);
  await creator.offers({ title: "A clear half hour", priceInCents: 6000 });
  return "/demo-speaker/offerings";
}

/** Presses a picker's placeholder and waits for the picker itself, open and focused. */
async function openPicker(canvas: ReturnType<typeof within>, label: string) {
  await userEvent.click(await canvas.findByRole("button", { name: new RegExp(`^${label}:`) }));
  await waitFor(() => expect(canvas.getByRole("combobox", { name: label })).toHaveFocus());
  await expect(canvas.getByRole("combobox", { name: label })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
}

export const PricesFollowTheConnection = meta.story({
  parameters: scene(async (world) => {
    world.ipCountryCode = "DE";
    return offer(world);
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("Prices follow the VAT rules of your IP location: Germany.");
    await expect(canvas.getByText("€ 71,40")).toBeVisible();
  },
});

export const UnknownLocation = meta.story({
  parameters: scene(async (world) => {
    world.ipCountryCode = null;
    return offer(world);
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/We can’t tell where you are, so prices show Belgian VAT\./);
    await expect(canvas.getByRole("button", { name: "Country: Belgium" })).toBeVisible();
  },
});

export const CountryChosen = meta.story({
  parameters: scene(offer),
  play: async ({ canvas, ...context }) => {
    const { world, traces } = stageOf(context);
    await openPicker(canvas, "Country");
    await userEvent.keyboard("nether");
    await userEvent.click(await canvas.findByRole("option", { name: "Netherlands" }));
    await waitFor(() => expect(traces.reloads).toBe(1));
    await expect(world.cookies.get("country")).toBe("NL");
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(offer),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    const { world, traces } = stageOf(context);
    await keys.tabTo("button", /^Country:/);
    await keys.press("{Enter}");
    const picker = await canvas.findByRole("combobox", { name: "Country" });
    await waitFor(() => expect(picker).toHaveFocus());
    // Belgium is there before the others have loaded.
    await canvas.findByRole("option", { name: "Austria" });
    world.faults.failing.add("updateCountryCookie");
    await keys.press("france{Enter}");
    await expect(await canvas.findByText(/Something went wrong on our side/)).toBeVisible();
    await expect(picker).toHaveFocus();
    world.faults.failing.clear();
    await keys.press("{Control>}a{/Control}france{Enter}");
    await waitFor(() => expect(traces.reloads).toBe(1));
    await expect(world.cookies.get("country")).toBe("FR");
  }),
});

export const CountryKept = meta.story({
  parameters: scene(offer),
  play: async ({ canvas, ...context }) => {
    await openPicker(canvas, "Country");
    // The list is open at the previous choice, and Enter takes that again.
    await canvas.findByRole("option", { name: "Austria" });
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveValue("Belgium");
    await expect(stageOf(context).traces.reloads).toBe(0);
  },
});

export const TimeZoneChosen = meta.story({
  parameters: scene(offer),
  play: async ({ canvas, ...context }) => {
    const { world, traces } = stageOf(context);
    await openPicker(canvas, "Time zone");
    await userEvent.keyboard("kathmandu");
    await userEvent.click(await canvas.findByRole("option", { name: /Kathmandu \(UTC\+05:45\)/ }));
    await waitFor(() => expect(traces.reloads).toBe(1));
    await expect(world.cookies.get("timeZone")).toMatch(/Kat(h)?mandu/);
  },
});

export const ChoiceFailed = meta.story({
  parameters: scene(async (world) => {
    world.faults.failing.add("updateCountryCookie");
    return offer(world);
  }),
  play: async ({ canvas, ...context }) => {
    await openPicker(canvas, "Country");
    await userEvent.keyboard("france");
    await userEvent.click(await canvas.findByRole("option", { name: "France" }));
    await expect(await canvas.findByText(/Something went wrong on our side/)).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveValue("Belgium");
    await expect(stageOf(context).traces.reloads).toBe(0);
  },
});

export const LogInToContinue = meta.story({
  parameters: scene(offer),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Log in to continue" }));
    await waitFor(() => expect(addressOf(stage)).toBe("/login"));
    await expect(stage.app?.frame.session.host.tabStorage.getItem("originalAddress")).toBe(
      "/demo-speaker/offerings",
    );
  },
});

export const SignedIn = meta.story({
  parameters: scene(async (world) => {
    const address = await offer(world);
    await (await user(world, { countryCode: "NL" })).signsIn();
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByText("Prices follow the VAT rules of your country: Netherlands.");
    await expect(canvas.getByRole("button", { name: "Country: Netherlands" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Time zone/ })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Log in to continue" })).toBeNull();
    const { world } = stageOf(context);
    await waitFor(async () => {
      const creator = await world.store.users.bySlug("demo-speaker");
      const audience = await world.store.audience.page(wholeAudience(creator?.id ?? ""));
      await expect(audience).toHaveLength(1);
    });
  },
});

export const SignedInWithoutCountry = meta.story({
  parameters: scene(async (world) => {
    const address = await offer(world);
    await (await user(world, { countryCode: null })).signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("Prices follow the VAT rules of your IP location: Belgium.");
    await expect(canvas.queryByRole("button", { name: "Log in to continue" })).toBeNull();
  },
});

export const LongestNamesOfPlaces = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    world.ipCountryCode = "GS";
    world.cookies.set("timeZone", "America/North_Dakota/New_Salem");
    return offer(world);
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("button", { name: /^Country: South Georgia/ });
    await expect(
      canvas.getByRole("button", { name: "Time zone: America/North Dakota/New Salem" }),
    ).toBeVisible();
    await expectToFit(canvasElement);
  },
});
