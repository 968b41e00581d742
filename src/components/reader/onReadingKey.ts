import type { KeyboardEvent } from "react";
import { readingKey, type ReadingKey } from "../../domain/reading/pageKeys.ts";
import type { StageHandle } from "./page/PageStage.tsx";

interface KeyOptions {
  stage: StageHandle | null;
  isRightToLeft: boolean;
  /** Whether the document fills the screen, which Escape exits. */
  isFull: boolean;
  leave: () => void;
  /** Does what the key means. */
  act: (meaning: ReadingKey) => void;
}

/**
 * Does what a key means anywhere in the viewer, unless it belongs to what has the focus: a field, a
 * menu, a dialog, a button that is pressed with the space bar.
 */
export function onReadingKey(event: KeyboardEvent, options: KeyOptions): void {
  const { stage, isRightToLeft, isFull, leave, act } = options;
  const target = event.target as Element;
  if (event.defaultPrevented || target.closest("dialog, input, [role=menu]")) return;
  if (event.key === "Escape" && isFull) return leave();
  if (event.key === " " && target.closest("button, a")) return;
  if (stage === null) return;
  const meaning = readingKey(event, { ...stage.scrollable(), isRightToLeft });
  if (meaning === null) return;
  event.preventDefault();
  act(meaning);
}
