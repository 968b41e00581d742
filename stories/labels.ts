import { sanitize } from "storybook/internal/csf";
import { SCREENS } from "./states.ts";
import { type ScreenRow, statesOf } from "./support/stateTable.ts";

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * The workshop's sidebar labels for screens and their states, by Storybook's ids: as on the board
 * of the opening page. In a folder shared by screens, the ready state has its screen's name.
 */
export function sidebarLabels(): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const row of SCREENS) {
    const isAlone = hasOwnFolder(row);
    if (isAlone) labels[sanitize(row.stories)] = row.name;
    for (const { state, storyId } of statesOf(row)) {
      labels[storyId] = capital(state === "ready" && !isAlone ? row.name : state);
    }
  }
  return labels;
}

function hasOwnFolder({ stage, stories, path }: ScreenRow): boolean {
  // Failures of any screen.
  if (stage === "lost") return false;
  const others = SCREENS.filter((other) => other.path !== path);
  return others.every((other) => !`${other.stories}/`.startsWith(`${stories}/`));
}
