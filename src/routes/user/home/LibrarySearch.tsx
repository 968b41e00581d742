import { LIBRARY_SEARCH_MAX } from "../../../domain/shared/limits.ts";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import type { LibrarySearchState } from "./useLibrarySearch.ts";

/** Finds something in a library that is long. */
export function LibrarySearch({ search }: { search: LibrarySearchState }) {
  return (
    <TextField
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
