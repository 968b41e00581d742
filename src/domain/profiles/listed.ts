/**
 * Whether search engines are shown a creator's page: it is finished, and has something to read. A
 * biography that is blank is null; `hasItems` says whether anything of the creator's is on sale.
 */
export function isListed(creator: {
  readonly beamerIsOnboarded: boolean;
  readonly biography: string | null;
  readonly hasItems: boolean;
}): boolean {
  return creator.beamerIsOnboarded && (creator.biography !== null || creator.hasItems);
}
