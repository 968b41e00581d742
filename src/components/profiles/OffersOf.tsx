import { NAME_IN_BUTTON_MAX } from "../../domain/shared/limits.ts";

/** The label of a button that leads to a creator's offerings. */
export function OffersOf({ name }: { name: string }) {
  if (name.length > NAME_IN_BUTTON_MAX) return "See the creator’s offerings";
  return (
    <>
      See what <bdi>{name}</bdi> offers
    </>
  );
}
