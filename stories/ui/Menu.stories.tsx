import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Avatar } from "../../src/ui/Avatar/Avatar.tsx";
import { Icon } from "../../src/ui/Icon/Icon.tsx";
import { Cluster } from "../../src/ui/Layout/Layout.tsx";
import { Menu } from "../../src/ui/Menu/Menu.tsx";
import { Text } from "../../src/ui/Type/Type.tsx";
import { byKeyboard } from "../support/keyboard.ts";
import { HEBREW, LONG_LINE } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Menu" });

const onSignOut = fn();

function AccountMenu() {
  return (
    <Cluster justify="end">
      <Menu
        label="Account"
        trigger={<Avatar name="Demo Reader" isDecorative />}
        heading={
          <>
            <Text weight="strong" size="small">
              Demo Reader
            </Text>
            <Text tone="muted" size="tiny">
              reader@example.org
            </Text>
          </>
        }
        items={[
          { label: "Home", icon: "user", href: "#home" },
          { label: "Settings", icon: "settings", href: "#settings" },
          { label: "Sign out", icon: "signOut", onSelect: onSignOut },
        ]}
      />
    </Cluster>
  );
}

export const Open = meta.story({
  // On the docs page in its own frame, where it is played: otherwise one would see a button.
  parameters: { docs: { story: { inline: false, height: "320px" } } },
  render: () => <AccountMenu />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Account" }));
    await expect(canvas.getByRole("menu", { name: "Account" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Home" })).toHaveFocus());
  },
});

export const Long = meta.story({
  render: () => (
    <Menu
      label="More"
      align="start"
      trigger={<Icon name="menu" />}
      heading={LONG_LINE}
      items={[
        { label: LONG_LINE, href: "#long" },
        { label: HEBREW, href: "#hebrew" },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await expect(canvas.getByRole("menuitem", { name: HEBREW })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  render: () => <AccountMenu />,
  play: byKeyboard(async ({ canvas, keys }) => {
    onSignOut.mockClear();
    const isOn = (name: string) =>
      waitFor(() => expect(canvas.getByRole("menuitem", { name })).toHaveFocus());
    const isClosed = () =>
      waitFor(() => expect(canvas.queryByRole("menu")).not.toBeInTheDocument());
    const button = await keys.tabTo("button", "Account");
    await keys.press("{ArrowUp}");
    await isOn("Sign out");
    await keys.press("{ArrowDown}");
    await isOn("Home");
    await keys.press("{End}");
    await isOn("Sign out");
    await keys.press("{Home}");
    await isOn("Home");
    // A letter cycles through the items that begin with it.
    await keys.press("s");
    await isOn("Settings");
    await keys.press("s");
    await isOn("Sign out");
    await keys.press("{Escape}");
    await isClosed();
    await expect(button).toHaveFocus();
    await keys.press("{Enter}");
    await isOn("Home");
    await keys.press("{Tab}");
    await isClosed();
    await keys.tabTo("button", "Account");
    await keys.press("{ArrowDown}");
    await isOn("Home");
    await keys.press("ss{Enter}");
    await expect(onSignOut).toHaveBeenCalledOnce();
    await isClosed();
    await expect(button).toHaveFocus();
  }),
});
