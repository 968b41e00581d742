import { expect, fn, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Button, ButtonLink, IconButton } from "../../src/ui/Button/Button.tsx";
import { Icon } from "../../src/ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../src/ui/Layout/Layout.tsx";

const meta = preview.meta({
  component: Button,
  args: { children: "Continue to Payment", variant: "primary", onClick: fn() },
});

export const Primary = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue to Payment" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Variants = meta.story({
  render: () => (
    <Stack gap="large">
      <Cluster>
        <Button variant="primary">Complete Booking</Button>
        <Button variant="secondary">Back</Button>
        <Button variant="quiet">See more</Button>
        <Button variant="danger">Delete</Button>
      </Cluster>
      <Cluster>
        <Button variant="primary" size="large" iconEnd={<Icon name="arrowRight" />}>
          Claim your page
        </Button>
        <Button variant="secondary" size="large" icon={<Icon name="linkedin" />}>
          Continue with LinkedIn
        </Button>
      </Cluster>
      <Cluster>
        <IconButton label="Share" icon={<Icon name="share" />} />
        <IconButton label="Close" icon={<Icon name="close" />} />
        <IconButton label="Download" icon={<Icon name="download" />} disabled />
      </Cluster>
    </Stack>
  ),
});

export const Focused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Continue to Payment" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
  },
});

export const AsLink = meta.story({
  render: () => (
    <ButtonLink href="/user" variant="primary">
      Get started
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Get started" })).toHaveAttribute(
      "href",
      "/user",
    );
  },
});

export const LongText = meta.story({
  args: {
    children: "Add this one-on-one call to your calendar and tell me an hour before it begins",
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "16rem" }}>
        <Story />
      </div>
    ),
  ],
});
