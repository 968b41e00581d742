import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Avatar } from "../../src/ui/Avatar/Avatar.tsx";
import { Button, ButtonLink } from "../../src/ui/Button/Button.tsx";
import { Card, CardBody, CardLink, CardMedia } from "../../src/ui/Card/Card.tsx";
import { EmptyState } from "../../src/ui/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../src/ui/ErrorState/ErrorState.tsx";
import { Cluster, Columns, Page, Stack } from "../../src/ui/Layout/Layout.tsx";
import { Link } from "../../src/ui/Link/Link.tsx";
import { Logo } from "../../src/ui/Logo/Logo.tsx";
import { NavTabs } from "../../src/ui/NavTabs/NavTabs.tsx";
import {
  Skeleton,
  SkeletonCard,
  SkeletonRegion,
  SkeletonText,
} from "../../src/ui/Skeleton/Skeleton.tsx";
import { TabSwitcher } from "../../src/ui/TabSwitcher/TabSwitcher.tsx";
import { Eyebrow, Heading, Text } from "../../src/ui/Type/Type.tsx";
import { byKeyboard } from "../support/keyboard.ts";

/** A drawn page, so that no story needs the network. */
const slide = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#20304a"/><path d="M24 176L180 24h116z" fill="#e9c46a"/><path d="M24 40h96M24 56h64" stroke="#fff" stroke-width="6"/></svg>',
)}`;

const meta = preview.meta({ parameters: { layout: "fullscreen" } });

export const TypeAndLayout = meta.story({
  render: () => (
    <Page width="medium" as="main">
      <Stack gap="large">
        <Logo href="/" />
        <Cluster gap="medium">
          <Avatar name="Demo Speaker" size="large" />
          <Stack gap="small">
            <Heading level={1} size="hero">
              Demo Speaker
            </Heading>
            <Text size="lead" tone="muted">
              Negotiation, for people who would rather not
            </Text>
          </Stack>
        </Cluster>
        <Stack>
          <Eyebrow>One-on-One Calls</Eyebrow>
          <Heading level={2} size="title">
            An hour with someone who has done it
          </Heading>
          <Text>
            Most bad deals are made in the first ten minutes, by people who were in a hurry to be
            liked. These talks are about the eleventh minute. See{" "}
            <Link href="/demo/about">the whole story</Link>.
          </Text>
          <Heading level={3}>What you get</Heading>
          <Text tone="muted" size="small">
            A plan on one page, and the sentence to open with.
          </Text>
        </Stack>
      </Stack>
    </Page>
  ),
});

export const Cards = meta.story({
  render: () => (
    <Page width="wide">
      <Columns>
        {[
          "The eleventh minute",
          "Say the number first",
          "A very long title that someone pasted from a slide without looking at it",
        ].map((title) => (
          <Card key={title} as="article" isInteractive padding="none">
            <CardMedia>
              <img src={slide} alt="" />
            </CardMedia>
            <CardBody>
              <Heading level={3} size="section">
                <CardLink href="/demo/consumable/publication/1">{title}</CardLink>
              </Heading>
              <Text tone="muted" size="small">
                € 12,10 incl. VAT
              </Text>
            </CardBody>
          </Card>
        ))}
      </Columns>
    </Page>
  ),
});

export const Avatars = meta.story({
  render: () => (
    <Cluster>
      {["tiny", "small", "medium", "large"].map((size) => (
        <Avatar key={size} name="Demo Speaker" size={size as "tiny"} />
      ))}
      {Array.from({ length: 12 }, (_, index) => (
        <Avatar
          key={index}
          name={`${String.fromCodePoint(65 + index)} Person ${index}`}
          size="medium"
        />
      ))}
      <Avatar name="Broken Picture" src="data:image/png;base64,AAAA" size="medium" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("img", { name: "Broken Picture" })).toHaveAttribute(
        "data-initials",
        "BP",
      ),
    );
  },
});

export const Skeletons = meta.story({
  render: () => (
    <Page width="wide">
      <SkeletonRegion label="Loading the profile">
        <Stack gap="large">
          <Cluster gap="medium">
            <Skeleton shape="portrait" />
            <div style={{ flex: 1 }}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="short" />
            </div>
          </Cluster>
          <SkeletonText lines={4} />
          <Columns>
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </Columns>
        </Stack>
      </SkeletonRegion>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the profile");
  },
});

export const TabsAsLinks = meta.story({
  render: () => (
    <Page>
      <NavTabs
        label="Profile"
        tabs={[
          { href: "/demo/about", label: "About", isCurrent: true },
          { href: "/demo/offerings", label: "Offerings", count: 4, isCurrent: false },
        ]}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "About" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: /Offerings/ })).not.toHaveAttribute(
      "aria-current",
    );
  },
});

function HomeTabs() {
  const [selected, setSelected] = useState("library");
  return (
    <Page>
      <TabSwitcher
        label="Your things"
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { id: "library", label: "My Library", content: <Text>Two drops</Text> },
          { id: "sessions", label: "My Sessions", content: <Text>One session</Text> },
        ]}
      />
    </Page>
  );
}

export const TabsByKeyboard = meta.story({
  render: () => <HomeTabs />,
  play: byKeyboard(async ({ canvas, keys }) => {
    const isChosen = async (name: string) => {
      const tab = canvas.getByRole("tab", { name });
      await waitFor(() => expect(tab).toHaveFocus());
      await expect(tab).toHaveAttribute("aria-selected", "true");
    };
    await keys.tabTo("tab", "My Library");
    await keys.press("{ArrowRight}");
    await isChosen("My Sessions");
    const panel = canvas.getByRole("tabpanel", { name: "My Sessions" });
    await expect(panel).toHaveTextContent("One session");
    await keys.press("{ArrowRight}");
    await isChosen("My Library");
    await keys.press("{End}");
    await isChosen("My Sessions");
    await keys.press("{Home}");
    await isChosen("My Library");
    // From the tabs straight into what they show.
    await keys.press("{Tab}");
    await expect(canvas.getByRole("tabpanel", { name: "My Library" })).toHaveFocus();
  }),
});

export const Empty = meta.story({
  render: () => (
    <Page width="wide">
      <Columns>
        <EmptyState
          title="Your Library is Empty"
          ornament="library"
          action={<ButtonLink href="/">Find something to read</ButtonLink>}
        >
          What you buy or add stands here, for as long as you like.
        </EmptyState>
        <EmptyState title="No Sessions Booked" ornament="sessions" />
        <EmptyState title="No audience yet" ornament="people" />
        <EmptyState title="No drops" ornament="document" />
        <EmptyState title="No slots" ornament="calendar" />
        <EmptyState title="New Profile" />
      </Columns>
    </Page>
  ),
});

export const Failed = meta.story({
  render: () => (
    <Page>
      <ErrorState
        headingLevel={1}
        title="Error 404 - Page Not Found"
        reference="7f3a-19"
        action={<Button variant="primary">Take me home</Button>}
      >
        Lost Ticket Alert
      </ErrorState>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error 404 - Page Not Found");
  },
});
