/** The page's title in the browser's tab and history; the last one rendered wins. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · Beamers`}</title>;
}
