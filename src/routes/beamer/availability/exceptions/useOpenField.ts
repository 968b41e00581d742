import { useState } from "react";

/** Which field of a list is open. */
export interface OpenField {
  /** -1 while none is. */
  place: number;
  /** Opens the field at a place, or closes it. */
  toggle(place: number): void;
  open(place: number): void;
  /** Opens the field that is being inserted at a place. */
  openInserted(place: number): void;
}

/**
 * The open field of `fields`, at most one, wherever others put it. It is closed when the form is
 * filled again, which gives all fields other ids.
 */
export function useOpenField(fields: readonly { id: string }[]): OpenField {
  const [openId, setOpenId] = useState<string | null>(null);
  const [inserted, setInserted] = useState<number | null>(null);
  const idAt = (place: number) => fields[place]?.id ?? null;
  // It has an id now that it is in the list.
  if (inserted !== null) {
    setOpenId(idAt(inserted));
    setInserted(null);
  }
  return {
    place: fields.findIndex(({ id }) => id === openId),
    toggle: (place) => setOpenId(idAt(place) === openId ? null : idAt(place)),
    open: (place) => setOpenId(idAt(place)),
    openInserted: setInserted,
  };
}
