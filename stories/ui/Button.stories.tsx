import { expect, fn, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { ButtonLink, IconButton, Button } from "../../src/ui/Button/Button.tsx";
import { Icon } from "../../src/ui/Icon/Icon.tsx";
import { Cluster } from "../../src/ui/Layout/Layout.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { byKeyboard } from "../support/keyboard.ts";
import { HEBREW, LONG_LINE } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Button" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="In focus">
        <Button variant="primary">Complete Booking</Button>
      </Shown>
      <Shown as="Secondary">
        <Button>Back</Button>
      </Shown>
      <Shown as="Quiet">
        <Button variant="quiet">See more</Button>
      </Shown>
      <Shown as="Danger">
        <Button variant="danger">Delete</Button>
      </Shown>
      <Shown as="Large, with an icon">
        <Button variant="primary" size="large" iconEnd={<Icon name="arrowRight" />}>
          Claim your page
        </Button>
      </Shown>
      <Shown as="At work">
        <Button variant="primary" isBusy>
          Saving
        </Button>
      </Shown>
      <Shown as="Disabled">
        <Button variant="primary" disabled>
          Save
        </Button>
      </Shown>
      <Shown as="Off, but in reach of the focus">
        <Button aria-disabled>Choose a time</Button>
      </Shown>
      <Shown as="Wide">
        <Button wide>Show more</Button>
      </Shown>
      <Shown as="Long">
        <Button>{LONG_LINE}</Button>
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <Button variant="primary" iconEnd={<Icon name="arrowRight" />}>
          {HEBREW}
        </Button>
      </Shown>
      <Shown as="A link">
        <ButtonLink href="#offers" icon={<Icon name="linkedin" />}>
          See what Demo offers
        </ButtonLink>
      </Shown>
      <Shown as="An icon only">
        <Cluster>
          <IconButton label="Share" icon={<Icon name="share" />} />
          <IconButton label="Download" icon={<Icon name="download" />} disabled />
        </Cluster>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Complete Booking" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "See what Demo offers" })).toBeVisible();
  },
});

const onPress = fn();

export const Pressed = meta.story({
  render: () => <Button onClick={onPress}>Continue to Payment</Button>,
  play: byKeyboard(async ({ keys }) => {
    onPress.mockClear();
    await keys.tabTo("button", "Continue to Payment");
    await keys.press("{Enter} ");
    await expect(onPress).toHaveBeenCalledTimes(2);
  }),
});

export const AtWork = meta.story({
  render: () => (
    <Cluster>
      <Button isBusy onClick={onPress}>
        Saving
      </Button>
      <Button aria-disabled onClick={onPress}>
        Saved
      </Button>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    onPress.mockClear();
    const busy = canvas.getByRole("button", { name: "Saving" });
    await userEvent.click(busy);
    await userEvent.click(canvas.getByRole("button", { name: "Saved" }));
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await expect(onPress).not.toHaveBeenCalled();
  },
});
