/** Bytes from `begin` to `end`, exclusive. */
export interface Stretch {
  begin: number;
  end: number;
}

/** Stretches in order, each with those that it consists of: neighbours become one. */
export function joinNeighbours(stretches: readonly Stretch[]): (Stretch & { parts: Stretch[] })[] {
  const joined: (Stretch & { parts: Stretch[] })[] = [];
  for (const part of [...stretches].sort((a, b) => a.begin - b.begin)) {
    const last = joined.at(-1);
    if (last?.end === part.begin) {
      last.end = part.end;
      last.parts.push(part);
    } else joined.push({ ...part, parts: [part] });
  }
  return joined;
}
