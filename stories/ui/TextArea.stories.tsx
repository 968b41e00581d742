import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { TextArea } from "../../src/ui/TextArea/TextArea.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE, LONG_WORD, LONG_TEXT } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/TextArea" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="In focus">
        <TextArea label="Message" rows={3} />
      </Shown>
      <Shown as="With a limit, optional">
        <TextArea label="About you" limit={2000} isOptional defaultValue="Twelve chars" />
      </Shown>
      <Shown as="Wrong, over its limit">
        <TextArea
          label="Description"
          limit={10}
          defaultValue="Longer than ten"
          error="Description is too long"
        />
      </Shown>
      <Shown as="Disabled">
        <TextArea label="Notes" disabled defaultValue="Closed" />
      </Shown>
      <Shown as="Long">
        <TextArea label={LONG_LINE} defaultValue={`${LONG_WORD} ${LONG_TEXT}`} hint={LONG_WORD} />
      </Shown>
      <Shown as="Right to left">
        <TextArea label="Answer" defaultValue={HEBREW} />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveFocus();
    await expect(canvas.getByText("12 / 2000")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Description" })).toBeInvalid();
  },
});
