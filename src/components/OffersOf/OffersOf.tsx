/** A longer name would make a page of a button. */
const NAME_MAX = 40;

/** What a button says that leads to a creator's offerings. */
export function OffersOf({ name }: { name: string }) {
  if (name.length > NAME_MAX) return "See the creator's offerings";
  return (
    <>
      See what <bdi>{name}</bdi> offers
    </>
  );
}
