import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { CardBody, CardMedia, Card } from "../../src/ui/Card/Card.tsx";
import { Carousel } from "../../src/ui/Carousel/Carousel.tsx";
import { Cover } from "../../src/ui/Cover/Cover.tsx";
import { Stack } from "../../src/ui/Layout/Layout.tsx";
import { Text, Heading } from "../../src/ui/Type/Type.tsx";
import { byKeyboard } from "../support/keyboard.ts";

const meta = preview.meta({ title: "Controls/Carousel" });

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

export const States = meta.story({
  render: () => (
    <Stack gap="huge">
      <Talks />
      <Carousel label="One talk" heading={<Heading level={2}>As many as fit</Heading>}>
        {TALKS.slice(0, 1).map((title) => (
          <Card key={title}>
            <CardBody>
              <Text>{title}</Text>
            </CardBody>
          </Card>
        ))}
      </Carousel>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Next in Talks" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Next in One talk" })).toBeNull();
  },
});

export const ByButton = meta.story({
  render: () => <Talks />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next in Talks" }));
    const back = canvas.getByRole("button", { name: "Previous in Talks" });
    await waitFor(() => expect(back).toHaveAttribute("aria-disabled", "false"));
  },
});

export const ByKeyboard = meta.story({
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
