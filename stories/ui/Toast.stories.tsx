import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Button } from "../../src/ui/Button/Button.tsx";
import { Cluster } from "../../src/ui/Layout/Layout.tsx";
import { ToastProvider, useToast } from "../../src/ui/Toast/Toast.tsx";

const meta = preview.meta({ title: "Controls/Toast" });

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

export const States = meta.story({
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

export const Dismissed = meta.story({
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
