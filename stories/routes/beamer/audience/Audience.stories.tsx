import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED } from "../../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT } from "../../../../server/world/extremes/rightToLeft.ts";
import { user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import type { UserRow } from "../../../../server/store/ports/profiles.ts";
import { PATHS } from "../../../../src/domain/shared/paths.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { expectFocusOnPage } from "../../../support/focus.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import type { Canvas } from "../../../support/played.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { business, isVisitedBy } from "../business.ts";
import { factsOf, names, zone, zoneOf } from "../../../support/controlledFacts.ts";
import { asAtFirst, controlled, howMany } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Beamer/Audience", ...screen });

const AUDIENCE = "/beamer/audience";

const PEOPLE: Partial<UserRow>[] = [
  { firstName: "Demo", lastName: "Zonder" },
  { firstName: "Élodie", lastName: "Example" },
  { firstName: "Sample", lastName: "Ångström" },
  { firstName: "Test", lastName: "de Demo" },
];

const audienceOf = (people: Partial<UserRow>[]) => async (world: World) => {
  const { creator } = await business(world);
  await isVisitedBy(world, creator, people);
  return AUDIENCE;
};
const open = audienceOf(PEOPLE);

/** The names in the table, from its top. */
function namesIn(canvas: Canvas): string[] {
  const rows = within(canvas.getByRole("table")).getAllByRole("row").slice(1);
  return rows.map((row) => {
    const [first, last] = within(row).getAllByRole("cell");
    return `${first?.textContent} ${last?.textContent}`.trim();
  });
}

const byLatest = ["Demo Zonder", "Élodie Example", "Sample Ångström", "Test de Demo"];

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      people: howMany("People", { initial: 4, most: 60 }),
      zone: zone("Time zone of the creator"),
    },
    open: async (world, { names: kind, people, zone: inZone }) => {
      const { guest } = factsOf(kind);
      const { creator } = await business(world, { zone: zoneOf(inZone) });
      const all = Array.from({ length: people }, (_, index) => ({
        ...PEOPLE[index % PEOPLE.length],
        ...guest,
      }));
      await isVisitedBy(world, creator, all);
      return AUDIENCE;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await canvas.findByText("1–4 of 4");
    await expect(namesIn(canvas)).toEqual(byLatest);
    await expect(canvas.getByText("Just now")).toBeVisible();
    await expect(canvas.getByText("7 minutes ago")).toBeVisible();
    await expect(canvas.getByText("1 hour ago")).toBeVisible();
    await expect(canvas.queryByText("Email")).toBeNull();
  }),
});

export const SeenAgain = meta.story({
  parameters: scene(open),
  play: async ({ canvas, ...context }) => {
    await canvas.findByText("1–4 of 4");
    const { app, world } = stageOf(context);
    await app?.router.navigate(PATHS.terms);
    await canvas.findByRole("heading", { level: 1 });
    const { row } = await user(world, { firstName: "Somebody", lastName: "Else" });
    await world.store.audience.touch({
      id: world.newId("aud"),
      creatorId: "usr_000001",
      userId: row.id,
      lastInteractionAt: world.now(),
    });
    await app?.router.navigate(AUDIENCE);
    await expect(await canvas.findByText("1–5 of 5")).toBeVisible();
    await expect(namesIn(canvas)).toContain("Somebody Else");
  },
});

export const Sorted = meta.story({
  parameters: scene(open),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Last name" }));
    await waitFor(() =>
      expect(namesIn(canvas)).toEqual([
        "Sample Ångström",
        "Test de Demo",
        "Élodie Example",
        "Demo Zonder",
      ]),
    );
    const head = canvas.getByRole("columnheader", { name: "Last name" });
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(canvas.getByRole("button", { name: "Last name" }));
    await waitFor(() => expect(namesIn(canvas)[0]).toBe("Demo Zonder"));
    await expect(head).toHaveAttribute("aria-sort", "descending");
  },
});

export const Found = meta.story({
  parameters: scene(open),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Search by name"), "elo exa");
    await waitFor(() => expect(namesIn(canvas)).toEqual(["Élodie Example"]));
    await expect(canvas.getByText("1 of 1")).toBeVisible();
  },
});

export const NobodyFound = meta.story({
  parameters: scene(open),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Search by name"), "nobody");
    await canvas.findByRole("heading", { name: "Nobody by that name" });
    await userEvent.click(canvas.getByRole("button", { name: "Show everyone" }));
    await waitFor(() => expect(namesIn(canvas)).toEqual(byLatest));
    await expectFocusOnPage();
  },
});

export const SearchFailed = meta.story({
  parameters: scene(open),
  play: async ({ canvas, ...context }) => {
    const field = await canvas.findByLabelText("Search by name");
    const { faults } = stageOf(context).world;
    faults.network = "offline";
    await userEvent.type(field, "elo");
    const again = await canvas.findByRole("button", { name: "Try again" });
    faults.network = null;
    await userEvent.click(again);
    await waitFor(() => expect(namesIn(canvas)).toEqual(["Élodie Example"]));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const Exported = meta.story({
  parameters: scene(open),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Export all as CSV" }));
    await expect(await canvas.findByText("audience.csv saved")).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(open),
  play: byKeyboard(async ({ canvas, keys }) => {
    await canvas.findByText("1–4 of 4");
    await keys.tabTo("searchbox", "Search by name");
    await keys.press("de");
    await waitFor(() => expect(namesIn(canvas)).toEqual(["Demo Zonder", "Test de Demo"]));
    await keys.tabTo("button", "First name");
    await keys.press("{Enter}");
    await keys.press("{Enter}");
    await waitFor(() => expect(namesIn(canvas)).toEqual(["Test de Demo", "Demo Zonder"]));
    await expect(canvas.getByRole("button", { name: "First name" })).toHaveFocus();
    await keys.tabTo("rowgroup", "Your audience");
  }),
});

export const Empty = meta.story({
  parameters: scene(audienceOf([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No audience yet" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Export all as CSV" })).toBeNull();
  },
});

export const Loading = meta.story(loading(open, { field: "creatorAudience" }));
export const Failed = meta.story(failed(open, { field: "creatorAudience" }));
export const Offline = meta.story(offline(open));
export const SignedOut = meta.story(signedOut(open));
export const SessionEnded = meta.story(sessionEnded(open));

const MANY = 350;
const many = Array.from({ length: MANY }, (_, index) => ({ lastName: `Number ${index + 1}` }));

export const ManyItems = meta.story({
  parameters: scene(audienceOf(many)),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Your audience" });
    await expect(table).toHaveAttribute("aria-rowcount", String(MANY + 1));
    await expect(within(table).getAllByRole("row").length).toBeLessThan(60);
    const rows = canvas.getByRole("rowgroup", { name: "Your audience" });
    rows.scrollTop = rows.scrollHeight;
    // The last one was fetched, though nobody has looked at those before.
    await expect(await canvas.findByText(`Number ${MANY}`)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(new RegExp(`–${MANY} of ${MANY}$`))).toBeVisible());
  },
});

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(audienceOf([LONG_NAMED, ...PEOPLE])),
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByText(LONG_NAMED.lastName);
    await expect(name).toHaveAttribute("title", LONG_NAMED.lastName);
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(audienceOf([RIGHT_TO_LEFT])),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByText(RIGHT_TO_LEFT.lastName));
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(audienceOf([LONGEST_PERSON])),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByTitle(LONGEST_PERSON.firstName)).toBeVisible();
    await expectToFit(canvasElement);
  },
});
