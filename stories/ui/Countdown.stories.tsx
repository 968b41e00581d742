import { expect, fn, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Countdown } from "../../src/ui/Countdown/Countdown.tsx";
import { Page } from "../../src/ui/Layout/Layout.tsx";

const meta = preview.meta({ title: "Controls/Countdown" });

const onDone = fn();

export const States = meta.story({
  parameters: { timePasses: true },
  render: () => (
    <Page>
      <Countdown from={1} onDone={onDone} format={(left) => `Redirecting in ${left} seconds...`} />
    </Page>
  ),
  beforeEach: () => {
    onDone.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Redirecting in 1 seconds...")).toBeVisible();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await expect(canvas.getByText("Redirecting in 0 seconds...")).toBeVisible();
  },
});
