import { useState } from "react";
import type { TextNews } from "../../../../domain/live/news.ts";

interface UnreadOptions {
  texts: readonly TextNews[];
  isHost: boolean;
  /** Whether the texts are shown. */
  isShown: boolean;
}

/** How many texts of the other side have come since they were last shown. */
export function useUnread({ texts, isHost, isShown }: UnreadOptions): number {
  const [seen, setSeen] = useState(0);
  const latest = texts.at(-1)?.version ?? 0;
  if (isShown && seen < latest) setSeen(latest);
  const isTheirs = ({ from }: TextNews) => (from === "CREATOR") !== isHost;
  return texts.filter((text) => text.version > seen && isTheirs(text)).length;
}
