import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { ButtonLink } from "../../src/ui/Button/Button.tsx";
import { EmptyState } from "../../src/ui/EmptyState/EmptyState.tsx";
import { library } from "../../src/ui/Ornament/drawings/library.tsx";
import { paper } from "../../src/ui/Ornament/drawings/paper.tsx";
import { people } from "../../src/ui/Ornament/drawings/people.tsx";
import { sessions } from "../../src/ui/Ornament/drawings/sessions.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE, LONG_TEXT } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/EmptyState" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="With its next step">
        <EmptyState
          title="Your Library is Empty"
          ornament={library}
          action={<ButtonLink href="#offers">Find something to read</ButtonLink>}
        >
          What you buy or add stays here for good.
        </EmptyState>
      </Shown>
      <Shown as="A title alone">
        <EmptyState title="No Sessions Booked" ornament={sessions} />
      </Shown>
      <Shown as="Long">
        <EmptyState title={LONG_LINE} ornament={paper}>
          {LONG_TEXT}
        </EmptyState>
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <EmptyState title={HEBREW} ornament={people}>
          {HEBREW}
        </EmptyState>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Find something to read" })).toBeVisible();
  },
});
