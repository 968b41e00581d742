import { expect, fn, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { NewVersionNotice } from "../../src/app/version/NewVersionNotice.tsx";
import { Page } from "../../src/ui/Layout/Layout.tsx";
import { ToastProvider } from "../../src/ui/Toast/Toast.tsx";
import { Text } from "../../src/ui/Type/Type.tsx";

const onUpdate = fn<() => void>();
const onLater = fn<() => void>();

const meta = preview.meta({
  title: "Components/App/New version",
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    onUpdate.mockClear();
    onLater.mockClear();
  },
});

const notice = (isUpdating: boolean) => () => (
  <ToastProvider foot={<NewVersionNotice {...{ isUpdating, onUpdate, onLater }} />}>
    <Page>
      <Text>Any page of the app.</Text>
    </Page>
  </ToastProvider>
);

export const Ready = meta.story({
  render: notice(false),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("A new version is ready.");
    await userEvent.click(canvas.getByRole("button", { name: "Update now" }));
    await expect(onUpdate).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Later" }));
    await expect(onLater).toHaveBeenCalledTimes(1);
  },
});

export const Updating = meta.story({
  render: notice(true),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Update now" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(onUpdate).not.toHaveBeenCalled();
  },
});
