import { type ReactNode } from "react";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { CardMedia, Card } from "../../src/ui/Card/Card.tsx";
import { Cover } from "../../src/ui/Cover/Cover.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Cover" });

/** A drawn page, so that no story needs the network. */
const slide = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#20304a"/><path d="M24 176L180 24h116z" fill="#e9c46a"/><path d="M24 40h96M24 56h64" stroke="#fff" stroke-width="6"/></svg>',
)}`;

/** It fills its container. */
function Box({ children }: { children: ReactNode }) {
  return (
    <Card padding="none">
      <CardMedia>{children}</CardMedia>
    </Card>
  );
}

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="Drawn from its title">
        <Box>
          <Cover title="The quiet interface" />
        </Box>
      </Shown>
      <Shown as="Its first page">
        <Box>
          <Cover title="Less, later" src={slide} />
        </Box>
      </Shown>
      <Shown as="Whose page is broken">
        <Box>
          <Cover title="Broken page" src="data:image/png;base64,AAAA" />
        </Box>
      </Shown>
      <Shown as="Long title">
        <Box>
          <Cover title={LONG_LINE} />
        </Box>
      </Shown>
      <Shown as="Right to left">
        <Box>
          <Cover title={HEBREW} />
        </Box>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-title="Broken page"]')).toBeVisible(),
    );
  },
});
