import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Button } from "../../src/ui/Button/Button.tsx";
import { Dialog } from "../../src/ui/Dialog/Dialog.tsx";
import { Stack } from "../../src/ui/Layout/Layout.tsx";
import { TextArea } from "../../src/ui/TextArea/TextArea.tsx";
import { Text } from "../../src/ui/Type/Type.tsx";
import { byKeyboard } from "../support/keyboard.ts";
import { LONG_LINE, LONG_TEXT } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Dialog" });

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

export const Open = meta.story({
  // On the docs page in its own frame, where it is played: otherwise one would see a button.
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  render: () => <ShareDialog />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    const dialog = canvas.getByRole("dialog", { name: "Share to LinkedIn" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const Long = meta.story({
  render: () => (
    <Dialog
      isOpen
      onClose={() => undefined}
      title={LONG_LINE}
      actions={<Button variant="danger">Delete</Button>}
    >
      <Stack>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>{LONG_TEXT}</Text>
        ))}
      </Stack>
    </Dialog>
  ),
  play: async ({ canvas }) => {
    const cancel = canvas.getByRole("button", { name: "Cancel" });
    await waitFor(() => expect(cancel).toBeVisible());
    await expect(cancel).toHaveFocus();
    const { bottom } = canvas.getByRole("dialog").getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
});

export const Cancelled = meta.story({
  render: () => <ShareDialog />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Share" });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  render: () => <ShareDialog />,
  play: byKeyboard(async ({ canvas, keys }) => {
    const opener = await keys.tabTo("button", "Share");
    await keys.press("{Enter}");
    const dialog = canvas.getByRole("dialog", { name: "Share to LinkedIn" });
    const message = canvas.getByRole("textbox", { name: "Message" });
    await waitFor(() => expect(message).toHaveFocus());
    await keys.press("Worth an hour");
    await expect(message).toHaveValue("Worth an hour");
    // However often one tabs, the page behind is never reached.
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
