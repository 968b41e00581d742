import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Avatar } from "../../src/ui/Avatar/Avatar.tsx";
import { Button } from "../../src/ui/Button/Button.tsx";
import { Dialog } from "../../src/ui/Dialog/Dialog.tsx";
import { Cluster, Stack } from "../../src/ui/Layout/Layout.tsx";
import { Menu } from "../../src/ui/Menu/Menu.tsx";
import { TextArea } from "../../src/ui/TextArea/TextArea.tsx";
import { ToastProvider, useToast } from "../../src/ui/Toast/Toast.tsx";
import { Text } from "../../src/ui/Type/Type.tsx";
import { byKeyboard } from "../support/keyboard.ts";

const meta = preview.meta({});
const onSignOut = fn();

function ShareDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Share</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Share to LinkedIn"
        actions={<Button variant="primary">Post</Button>}
      >
        <Stack>
          <Text>Say in a line why this is worth an hour. Your link is added below it.</Text>
          <TextArea label="Message" limit={3000} />
        </Stack>
      </Dialog>
    </>
  );
}

export const DialogOpen = meta.story({
  render: () => <ShareDialog />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    await expect(canvas.getByRole("dialog", { name: "Share to LinkedIn" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Cancel" })).toBeVisible();
  },
});

export const DialogCancelled = meta.story({
  render: () => <ShareDialog />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Share" });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
});

export const DialogByKeyboard = meta.story({
  render: () => <ShareDialog />,
  play: byKeyboard(async ({ canvas, keys }) => {
    const opener = await keys.tabTo("button", "Share");
    await keys.press("{Enter}");
    const dialog = canvas.getByRole("dialog", { name: "Share to LinkedIn" });
    const message = canvas.getByRole("textbox", { name: "Message" });
    await waitFor(() => expect(message).toHaveFocus());
    await keys.press("Worth an hour");
    await expect(message).toHaveValue("Worth an hour");
    // However often one goes on, the page behind is never reached.
    for (let stop = 0; stop < 6; stop += 1) {
      await keys.press("{Tab}");
      const { activeElement } = document;
      await expect(activeElement === document.body || dialog.contains(activeElement)).toBe(true);
    }
    await keys.tabTo("button", "Post");
    await keys.press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await keys.press(" ");
    await keys.tabTo("button", "Cancel");
    await keys.press("{Enter}");
    await waitFor(() => expect(opener).toHaveFocus());
  }),
});

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

export const MenuOpen = meta.story({
  render: () => <AccountMenu />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Account" }));
    await expect(canvas.getByRole("menu", { name: "Account" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Home" })).toHaveFocus());
  },
});

export const MenuByKeyboard = meta.story({
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
    // A letter goes round among those that begin with it.
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

function Toasts() {
  const show = useToast();
  return (
    <Cluster>
      <Button onClick={() => show({ text: "Your timezone is saved", tone: "success" })}>
        Save
      </Button>
      <Button onClick={() => show({ text: "Failed to share post", tone: "danger" })}>Post</Button>
      <Button onClick={() => show({ text: "Removed from your library" })}>Remove</Button>
    </Cluster>
  );
}

export const ToastsShown = meta.story({
  render: () => (
    <ToastProvider>
      <Toasts />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Save", "Post", "Remove"]) {
      await userEvent.click(canvas.getByRole("button", { name }));
    }
    await expect(canvas.getByRole("status")).toHaveTextContent(/saved.*post.*library/);
  },
});

export const ToastDismissed = meta.story({
  render: () => (
    <ToastProvider>
      <Toasts />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});
