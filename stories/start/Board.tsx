import { SCREENS } from "../states.ts";
import { type ScreenRow, statesOf } from "../support/stateTable.ts";
import styles from "./Board.module.css";

/** Every screen in every state, each a step away. Made from the table, never by hand. */
export function Board() {
  return (
    <div className={styles.board}>
      {SCREENS.map((row) => (
        <Screen key={row.path} row={row} />
      ))}
    </div>
  );
}

function Screen({ row }: { row: ScreenRow }) {
  const states = statesOf(row);
  const [ready] = states;
  return (
    <section className={styles.screen} aria-label={row.name}>
      {ready && <Thumbnail storyId={ready.storyId} />}
      <h3 className={styles.name}>{row.name}</h3>
      <code className={styles.path}>{row.path}</code>
      <ul className={styles.states}>
        {states.map(({ state, storyId }) => (
          <li key={storyId}>
            <a href={addressOf(storyId)} target="_top">
              {state}
            </a>
          </li>
        ))}
      </ul>
      {Object.entries(row.never ?? {}).length > 0 && (
        <details className={styles.never}>
          <summary>States that it cannot be in</summary>
          <dl>
            {Object.entries(row.never ?? {}).map(([state, reason]) => (
              <div key={state}>
                <dt>{state}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

/** The picture of the story, where pictures have been taken. */
function Thumbnail({ storyId }: { storyId: string }) {
  return (
    <a className={styles.thumbnail} href={addressOf(storyId)} target="_top" aria-label="Ready">
      <img
        src={`./pictures/${storyId}.light.desktop.png`}
        alt=""
        loading="lazy"
        onError={(event) => event.currentTarget.remove()}
      />
    </a>
  );
}

/** Relative to the frame, as the workshop may stand below another address. */
const addressOf = (storyId: string) => `./?path=/story/${storyId}`;
