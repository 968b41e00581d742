import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { TokenList } from "./TokenList.tsx";
import styles from "./Tokens.module.css";

const meta = preview.meta({
  // Under its own root: Storybook lists what has none before everything that has one.
  title: "Tokens/By what they are for",
  id: "tokens",
  parameters: { layout: "fullscreen" },
});

const NO_COLOUR =
  /^--(space|tap|radius|ring|fast|medium|slow|sweep|ease|text|font|leading|measure|width|gutter|layer|shadow|page-start)/;

export const Colour = meta.story({
  render: () => (
    <TokenList
      title="Colour"
      about="Named by what they are for. The toolbar’s theme shows the dark ones; contrast is checked in both."
      fits={new RegExp(`^(?!${NO_COLOUR.source.slice(1)})`)}
    >
      {() => <div className={styles.swatch} />}
    </TokenList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("--surface")).toBeVisible();
    await expect(canvas.getByText("--accent")).toBeVisible();
    await expect(canvas.queryByText("--space-1")).toBeNull();
  },
});

export const Type = meta.story({
  render: () => (
    <TokenList
      title="Type"
      about="A serif for names and titles, a humanist sans for the rest; six sizes, of which the large ones grow with the window."
      fits={/^--(text|font|leading)/}
      kind="rows"
    >
      {({ name }) => (
        <p
          className={styles.sample}
          style={
            name.startsWith("--text")
              ? { fontSize: "var(--token)" }
              : name.startsWith("--font")
                ? { fontFamily: "var(--token)" }
                : { lineHeight: "var(--token)" }
          }
        >
          Made for people who have something to say, and for those who want to hear more of it.
        </p>
      )}
    </TokenList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("--text-2xl")).toBeVisible();
  },
});

export const Space = meta.story({
  render: () => (
    <TokenList
      title="Space"
      about="Steps of a 4 px grid, the smallest target for a finger, and the widths of pages and lines."
      fits={/^--(space|tap|width|gutter|measure)/}
      kind="rows"
    >
      {() => <div className={styles.bar} />}
    </TokenList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("--space-16")).toBeVisible();
  },
});

export const Shadow = meta.story({
  render: () => (
    <TokenList
      title="Shadow"
      about="Low for what is part of the page, high for what covers it."
      fits={/^--shadow/}
    >
      {() => <div className={styles.box} data-kind="shadow" />}
    </TokenList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("--shadow-high")).toBeVisible();
  },
});

export const Radius = meta.story({
  render: () => (
    <TokenList
      title="Radius"
      about="Small for controls, medium for cards, full for pills and pictures of people."
      fits={/^--radius/}
    >
      {() => <div className={styles.box} data-kind="radius" />}
    </TokenList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("--radius-md")).toBeVisible();
  },
});

/** Hovering a row shows how long it takes. */
export const Motion = meta.story({
  render: () => (
    <TokenList
      title="Motion"
      about="How long things take. Point at a row to see it; nothing moves for who asked for less motion."
      fits={/^--(fast|medium|slow|sweep|ease)/}
      kind="rows"
    >
      {() => (
        <div className={styles.track}>
          <div className={styles.dot} />
        </div>
      )}
    </TokenList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("--medium")).toBeVisible();
  },
});
