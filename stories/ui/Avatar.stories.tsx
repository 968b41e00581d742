import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Avatar } from "../../src/ui/Avatar/Avatar.tsx";
import { Cluster } from "../../src/ui/Layout/Layout.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Avatar" });

/** A drawn page, so that no story needs the network. */
const slide = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#20304a"/><path d="M24 176L180 24h116z" fill="#e9c46a"/><path d="M24 40h96M24 56h64" stroke="#fff" stroke-width="6"/></svg>',
)}`;

export const States = meta.story({
  render: () => (
    <Gallery>
      {(["tiny", "small", "medium", "large", "huge"] as const).map((size) => (
        <Shown key={size} as={size}>
          <Avatar name="Demo Speaker" size={size} />
        </Shown>
      ))}
      <Shown as="With a picture">
        <Avatar name="Demo Slide" src={slide} size="medium" />
      </Shown>
      <Shown as="Whose picture is broken">
        <Avatar name="Broken Picture" src="data:image/png;base64,AAAA" size="medium" />
      </Shown>
      <Shown as="One name only">
        <Avatar name="Demo" size="medium" />
      </Shown>
      <Shown as="Right to left">
        <Avatar name={HEBREW} size="medium" />
      </Shown>
      <Shown as="A colour from each name" isWide>
        <Cluster>
          {Array.from({ length: 12 }, (_, index) => (
            <Avatar
              key={index}
              name={`${String.fromCodePoint(65 + index)} Person ${index}`}
              size="medium"
            />
          ))}
        </Cluster>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("img", { name: "Broken Picture" })).toHaveAttribute(
        "data-initials",
        "BP",
      ),
    );
  },
});
