interface Box {
  readonly top: number;
  readonly height: number;
}

/**
 * Where an item that is dragged to the height `y` would stand: after every other item whose middle
 * is above it. `boxes` are the items as they lie on the page now, by their places in the list.
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
  return boxes.filter(({ top, height }, index) => index !== dragged && top + height / 2 < y).length;
}
