import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { StageName } from "../start/stages.ts";

/** The states that every screen needs. If one makes no sense, its row says why. */
const EVERY_SCREEN = [
  "ready",
  "loading",
  "empty",
  "not found",
  "failed",
  "offline",
  "signed out",
  "session ended",
] as const;

/**
 * The extremes that every screen needs: content at the limit of what people and the rules make
 * possible. If a screen shows nothing of the kind, its row says so.
 */
const EXTREMES = ["long names", "many items", "right to left", "longest allowed"] as const;

/** The states that every row shows or makes an exception for. */
export const SHARED_STATES = [...EVERY_SCREEN, ...EXTREMES] as const;
type SharedState = (typeof SHARED_STATES)[number];

/** A screen and the states that it can be in. */
export interface ScreenRow {
  /** Its address, as in `src/app/router.tsx`. */
  path: string;
  /** Where it is shown. */
  stage: StageName;
  /** Its name for people. */
  name: string;
  /** The title of its stories. */
  stories: string;
  /** Its own states, in addition to the shared ones. */
  own?: readonly string[];
  /** Its own states whose stories have another title, by that title. */
  also?: Readonly<Record<string, readonly string[]>>;
  /** Stories with another name than their state: `Export`, or `Title: Export` elsewhere. */
  at?: Readonly<Record<string, string>>;
  /** Shared states that it cannot be in, each with the reason. */
  never?: Readonly<Partial<Record<SharedState, string>>>;
}

/** A state and the story that shows it. */
export interface ShownState {
  state: string;
  title: string;
  exportName: string;
  /** As in Storybook's addresses. */
  storyId: string;
}

/** The states of a screen with their stories, in the order of the table. */
export function statesOf({ stories, own = [], also = {}, at = {}, never = {} }: ScreenRow) {
  const shared = SHARED_STATES.filter((state) => never[state] === undefined);
  return [
    ...[...shared, ...own].map((state) => shown(state, { title: stories, place: at[state] })),
    ...Object.entries(also).flatMap(([title, states]) =>
      states.map((state) => shown(state, { title, place: undefined })),
    ),
  ];
}

function shown(
  state: string,
  { title, place = exportNameOf(state) }: { title: string; place: string | undefined },
): ShownState {
  const split = place.lastIndexOf(": ");
  const where = split < 0 ? title : place.slice(0, split);
  const exportName = split < 0 ? place : place.slice(split + 2);
  return { state, title: where, exportName, storyId: toId(where, storyNameFromExport(exportName)) };
}

/** `hold expired` is shown by the export `HoldExpired`. */
function exportNameOf(state: string): string {
  return state
    .split(/[^\p{L}\d]+/u)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("");
}
