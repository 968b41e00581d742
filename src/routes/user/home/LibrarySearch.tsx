import type { Ref } from "react";
import { LIBRARY_SEARCH_MAX } from "../../../domain/shared/limits.ts";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import type { LibrarySearchState } from "./useLibrarySearch.ts";

/** Finds something in a library that is long. */
export function LibrarySearch({
  search,
  ref,
}: {
  search: LibrarySearchState;
  ref: Ref<HTMLInputElement>;
}) {
  return (
    <TextField
      ref={ref}
      type="search"
      label="Search your library"
      hint="By title or creator"
      autoComplete="off"
      maxLength={LIBRARY_SEARCH_MAX}
      value={search.typed}
      onChange={(event) => search.type(event.target.value)}
      error={search.message}
    />
  );
}
