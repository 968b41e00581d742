import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Carousel } from "../../src/ui/Carousel/Carousel.tsx";
import { CheckList } from "../../src/ui/CheckList/CheckList.tsx";
import { Cover } from "../../src/ui/Cover/Cover.tsx";
import { Card, CardBody, CardMedia } from "../../src/ui/Card/Card.tsx";
import { DescriptionList } from "../../src/ui/DescriptionList/DescriptionList.tsx";
import { Disclosure } from "../../src/ui/Disclosure/Disclosure.tsx";
import { Entry, EntryList } from "../../src/ui/EntryList/EntryList.tsx";
import { IconTile } from "../../src/ui/IconTile/IconTile.tsx";
import { Stack } from "../../src/ui/Layout/Layout.tsx";
import { Ornament } from "../../src/ui/Ornament/Ornament.tsx";
import { PersonLine } from "../../src/ui/PersonLine/PersonLine.tsx";
import { TimeLeft } from "../../src/ui/TimeLeft/TimeLeft.tsx";
import { Heading, Text } from "../../src/ui/Type/Type.tsx";
import { byKeyboard } from "../support/keyboard.ts";

const meta = preview.meta({});

export const Entries = meta.story({
  render: () => (
    <EntryList label="Library">
      <Entry
        title="The quiet interface"
        href="#drop"
        kind="Drop"
        lead={<IconTile name="document" />}
      >
        <Text tone="muted">Forty pages on screens that wait.</Text>
      </Entry>
      <Entry title="Less, later" kind="Talk" lead={<IconTile name="calendar" />} end="€ 0,00" />
    </EntryList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "The quiet interface" })).toBeVisible();
  },
});

export const People = meta.story({
  render: () => (
    <Stack>
      <PersonLine name="Demo Speaker">
        <Text tone="muted">Demo Speaker, Speaker on calm technology</Text>
      </PersonLine>
      <PersonLine name="Demo Coach">
        <Text tone="muted">
          Demo Coach, who has a professional title that is much longer than the line it stands in
        </Text>
      </PersonLine>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Demo Speaker, Speaker on calm technology")).toBeVisible();
  },
});

export const Ticked = meta.story({
  render: () => <CheckList items={["A plan on one page", "Notes afterwards"]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
});

export const TickedLongList = meta.story({
  render: () => (
    <CheckList items={Array.from({ length: 20 }, (_, index) => `Point ${index + 1}`)} limit={5} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Point 6")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "See all 20" }));
    await expect(canvas.getByText("Point 20")).toBeVisible();
  },
});

export const Described = meta.story({
  render: () => (
    <DescriptionList
      items={[
        { term: "What would you like to talk about?", details: "The opening of my first keynote." },
        { term: "Anything to read beforehand?", details: "No" },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("definition")).toHaveLength(2);
  },
});

export const Disclosed = meta.story({
  render: () => (
    <Disclosure label="Become a beamer">An invitation code is all it takes.</Disclosure>
  ),
  play: byKeyboard(async ({ canvas, keys }) => {
    await expect(canvas.queryByText(/invitation code/)).toBeNull();
    const button = await keys.tabTo("button", "Become a beamer");
    await keys.press("{Enter}");
    await expect(canvas.getByText(/invitation code/)).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await keys.press(" ");
    await expect(canvas.queryByText(/invitation code/)).toBeNull();
    await keys.press(" ");
    await expect(canvas.getByText(/invitation code/)).toBeVisible();
    await expect(button).toHaveFocus();
  }),
});

export const HeldLong = meta.story({
  render: () => <TimeLeft>Held for 14:32</TimeLeft>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});

export const AlmostOver = meta.story({
  render: () => (
    <TimeLeft isUrgent announcement="Held for less than two minutes">
      Held for 1:59
    </TimeLeft>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Held for less than two minutes");
  },
});

const TALKS = ["Less, later", "Quiet by default", "A calendar that says no", "The last slide"];

function Talks() {
  return (
    <Carousel label="Talks" heading={<Heading level={2}>Talks</Heading>}>
      {TALKS.map((title) => (
        <Card key={title}>
          <CardMedia>
            <Cover title={title} />
          </CardMedia>
          <CardBody>
            <Text>{title}</Text>
          </CardBody>
        </Card>
      ))}
    </Carousel>
  );
}

export const CarouselByButton = meta.story({
  render: () => <Talks />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next in Talks" }));
    const back = canvas.getByRole("button", { name: "Previous in Talks" });
    await waitFor(() => expect(back).toHaveAttribute("aria-disabled", "false"));
  },
});

export const CarouselByKeyboard = meta.story({
  render: () => <Talks />,
  play: byKeyboard(async ({ canvas, keys }) => {
    const isOff = (name: string, off: boolean) =>
      waitFor(() =>
        expect(canvas.getByRole("button", { name })).toHaveAttribute("aria-disabled", String(off)),
      );
    const next = await keys.tabTo("button", "Next in Talks");
    for (const _ of TALKS) await keys.press("{Enter}");
    await isOff("Next in Talks", true);
    // The button at the end of the row keeps the focus.
    await expect(next).toHaveFocus();
    await keys.tabTo("group", "Talks");
    for (const _ of TALKS) await keys.press("{ArrowLeft}");
    await isOff("Previous in Talks", true);
    await keys.press("{ArrowRight}");
    await isOff("Previous in Talks", false);
  }),
});

export const Ornaments = meta.story({
  render: () => (
    <Stack>
      <Ornament name="people" />
      <Ornament name="lost" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(2);
  },
});
