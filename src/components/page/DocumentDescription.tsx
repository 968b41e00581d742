/** What the page is about, for search engines and for sites on which a link to it is posted. */
export function DocumentDescription({ children }: { children: string }) {
  return <meta name="description" content={children} />;
}
