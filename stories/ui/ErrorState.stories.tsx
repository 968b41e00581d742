import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Button } from "../../src/ui/Button/Button.tsx";
import { ErrorState } from "../../src/ui/ErrorState/ErrorState.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { LONG_LINE, LONG_TEXT } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/ErrorState" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="With a way on">
        <ErrorState
          title="Something went wrong on our side."
          reference="7f3a-19"
          action={<Button variant="primary">Try again</Button>}
        >
          Try again in a moment.
        </ErrorState>
      </Shown>
      <Shown as="Without connection">
        <ErrorState title="We can’t reach the server.">Check your connection.</ErrorState>
      </Shown>
      <Shown as="Long">
        <ErrorState title={LONG_LINE}>{LONG_TEXT}</ErrorState>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("alert");
    await expect(first).toHaveTextContent("Reference: 7f3a-19");
  },
});
