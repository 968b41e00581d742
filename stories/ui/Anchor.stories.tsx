import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { AnchorProvider, type AnchorProps, Anchor } from "../../src/ui/Anchor/Anchor.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Controls/Anchor" });

/** Replaces the app's router. */
function Inside({ href, children, ...props }: AnchorProps) {
  return (
    <a {...props} href={href} data-inside>
      {children}
    </a>
  );
}

export const States = meta.story({
  render: () => (
    <AnchorProvider anchor={Inside}>
      <Gallery>
        <Shown as="Inside the app">
          <Anchor href="/demo/about">The whole story</Anchor>
        </Shown>
        <Shown as="To another site">
          <Anchor href="https://conference.example">The conference</Anchor>
        </Shown>
      </Gallery>
    </AnchorProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "The whole story" })).toHaveAttribute(
      "data-inside",
    );
    await expect(canvas.getByRole("link", { name: "The conference" })).not.toHaveAttribute(
      "data-inside",
    );
  },
});
