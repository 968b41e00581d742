interface Box {
  readonly top: number;
  readonly height: number;
}

/**
 * Where an item dragged to the height `y` would go: past every other item that the pointer has
 * entered. A taller one has to be entered further, or the pointer would still be in it once it has
 * moved, and the two would change places forever. `boxes` are the items' current positions on the
 * page, by index.
 */
export function dropPlace({
  boxes,
  dragged,
  y,
}: {
  boxes: readonly Box[];
  dragged: number;
  y: number;
}): number {
  const own = boxes[dragged] ?? { top: 0, height: 0 };
  return boxes.filter(({ top, height }, index) => {
    if (index === dragged) return false;
    const margin = Math.max(0, height - own.height) / 2;
    return top < own.top ? y >= top + height - margin : y > top + margin;
  }).length;
}
