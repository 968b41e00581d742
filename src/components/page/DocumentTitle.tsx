/** The name of the page in the browser's tab and history; the last one drawn counts. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · Beamers`}</title>;
}
