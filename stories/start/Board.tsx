import { useState } from "react";
import { Cover } from "../../src/ui/Cover/Cover.tsx";
import { Heading, Text } from "../../src/ui/Type/Type.tsx";
import { useThemeInForce } from "./useThemeInForce.ts";
import { SCREENS } from "../states.ts";
import { type ScreenRow, type ShownState, SHARED_STATES, statesOf } from "../support/stateTable.ts";
import styles from "./Board.module.css";
import { journeyOf } from "./journey.ts";
import { pictureOf } from "./picture.ts";

/** Every screen in every state, one press away. Generated from the table, never by hand. */
export function Board() {
  const states = SCREENS.reduce((sum, row) => sum + statesOf(row).length, 0);
  return (
    // Excludes Storybook's own styling of lists and links.
    <div className={`sb-unstyled ${styles.board}`}>
      <Text tone="muted">
        {SCREENS.length} screens in {states} states, in the order in which somebody meets them.
      </Text>
      {journeyOf(SCREENS).map(({ title, text, rows }, index) => (
        <section key={title} aria-label={title} className={styles.stop}>
          <div className={styles.milestone}>
            <span className={styles.number}>{index + 1}</span>
            <div>
              <Heading level={3} size="section">
                {title}
              </Heading>
              <Text size="small" tone="muted">
                {text}
              </Text>
            </div>
          </div>
          <div className={styles.screens}>
            {rows.map((row) => (
              <Screen key={row.path} row={row} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Screen({ row }: { row: ScreenRow }) {
  const states = statesOf(row);
  const isShared = ({ state }: ShownState) => SHARED_STATES.some((shared) => shared === state);
  const never = Object.entries(row.never ?? {});
  const [ready] = states;
  return (
    <article className={styles.screen} aria-label={row.name}>
      {ready && <Thumbnail storyId={ready.storyId} name={row.name} />}
      <div className={styles.text}>
        <Heading level={4} size="small">
          {row.name}
        </Heading>
        <code className={styles.path}>{row.path}</code>
        <States
          label={`${row.name}, of its own`}
          states={states.filter((s) => !isShared(s))}
          isOwn
        />
        <States label={`${row.name}, as every screen`} states={states.filter(isShared)} />
        {never.length > 0 && (
          <details className={styles.never}>
            <summary>{never.length} that cannot be</summary>
            <dl>
              {never.map(([state, reason]) => (
                <div key={state}>
                  <dt>{state}</dt>
                  <dd>{reason}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </article>
  );
}

interface StatesProps {
  label: string;
  states: readonly ShownState[];
  isOwn?: boolean;
}

function States({ label, states, isOwn }: StatesProps) {
  if (states.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.states} data-own={isOwn || undefined}>
      {states.map(({ state, storyId }) => (
        <li key={storyId}>
          <a className={styles.state} href={addressOf(storyId)} target="_top">
            {state}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The screen's picture, if one has been taken; else its name on a cover. */
function Thumbnail({ storyId, name }: { storyId: string; name: string }) {
  const theme = useThemeInForce();
  const src = pictureOf(storyId, theme);
  const [missing, setMissing] = useState<string>();
  return (
    <a
      className={styles.thumbnail}
      href={addressOf(storyId)}
      target="_top"
      aria-label={`${name}, ready`}
    >
      {missing === src ? (
        <Cover title={name} />
      ) : (
        <img src={src} alt="" loading="lazy" onError={() => setMissing(src)} />
      )}
    </a>
  );
}

/** Relative to the frame, as the workshop may be below another address. */
const addressOf = (storyId: string) => `./?path=/story/${storyId}`;
