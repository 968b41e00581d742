import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Steps, ProgressBar } from "../../src/ui/Progress/Progress.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Progress" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="Steps, at the first" isWide>
        <Steps label="Payment" steps={["Details", "Payment"]} current={0} />
      </Shown>
      <Shown as="Steps, one done" isWide>
        <Steps label="Payment, later" steps={["Details", "Payment"]} current={1} />
      </Shown>
      <Shown as="Steps, right to left" isWide dir="rtl">
        <Steps label="From right to left" steps={[HEBREW, "תשלום"]} current={1} />
      </Shown>
      <Shown as="A line that fills">
        <ProgressBar label="Slides read" value={0.4} />
      </Shown>
      <Shown as="Nobody knows how long">
        <ProgressBar label="Uploading" />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Slides read" })).toHaveAttribute(
      "aria-valuenow",
      "40",
    );
    await expect(canvas.getByRole("list", { name: "Payment, later" })).toHaveTextContent(
      "Details, done2Payment",
    );
  },
});
