/**
 * Where the focus goes in a row, column or grid of `count` items, or undefined for other keys. Ends
 * wrap around, as in the ARIA practices for tabs, menus and radio groups.
 */
export function rovingTarget({
  key,
  index,
  count,
  axis = "both",
}: {
  key: string;
  index: number;
  count: number;
  axis?: "horizontal" | "vertical" | "both";
}): number | undefined {
  if (count === 0) return undefined;
  const forward =
    (key === "ArrowRight" && axis !== "vertical") || (key === "ArrowDown" && axis !== "horizontal");
  const back =
    (key === "ArrowLeft" && axis !== "vertical") || (key === "ArrowUp" && axis !== "horizontal");
  if (forward) return (index + 1) % count;
  if (back) return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
