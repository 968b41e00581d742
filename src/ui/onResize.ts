/**
 * Calls `look` when one of the elements is resized, and once at first; the result stops that. In
 * the next frame: what `look` changes may resize them again, and within one frame WebKit reports
 * that as an error of the page.
 */
export function onResize(elements: readonly Element[], look: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
