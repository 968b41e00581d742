import { useEffect, useRef, type FormEvent, type KeyboardEvent } from "react";
import { IconButton } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { ProgressBar } from "../../../ui/Progress/Progress.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import styles from "./SearchBar.module.css";
import type { Search } from "./useSearch.ts";

interface SearchBarProps {
  search: Search;
  pageCount: number;
  /** How much of the document is loaded, from 0 to 1. */
  loadedShare: number;
  onClose: () => void;
}

/** A search field, the number of matches, and buttons to step through them. */
export function SearchBar({ search, pageCount, loadedShare, onClose }: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    search.go(1);
  };
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    } else if (event.key === "Enter" && event.shiftKey) {
      event.preventDefault();
      search.go(-1);
    }
  };
  const share = shareOf(search, { pageCount, loadedShare });
  const hasMatches = search.count > 0;
  return (
    <form role="search" className={styles.bar} onSubmit={handleSubmit} onKeyDown={handleKeys}>
      <div className={styles.row}>
        <div className={styles.field}>
          <TextField
            ref={field}
            label="Search the document"
            isLabelHidden
            type="search"
            placeholder="Search the document"
            autoComplete="off"
            value={search.query}
            onChange={(event) => search.setQuery(event.currentTarget.value)}
          />
        </div>
        <IconButton
          label="Previous match"
          icon={<Icon name="chevronUp" />}
          aria-disabled={!hasMatches}
          onClick={() => search.go(-1)}
        />
        <IconButton
          label="Next match"
          icon={<Icon name="chevronDown" />}
          aria-disabled={!hasMatches}
          onClick={() => search.go(1)}
        />
        <IconButton label="Close search" icon={<Icon name="close" />} onClick={onClose} />
      </div>
      <p className={styles.status} role="status">
        {statusOf(search)}
      </p>
      {share !== null && <ProgressBar label="Reading the document" value={share} />}
    </form>
  );
}

/** Progress of the work; null when there isn't any. */
function shareOf(
  { reading }: Search,
  { pageCount, loadedShare }: { pageCount: number; loadedShare: number },
): number | null {
  if (reading.kind === "loading") return loadedShare;
  return reading.kind === "reading" ? reading.pages / pageCount : null;
}

function statusOf({ reading, query, count, current, isCutOff }: Search): string {
  if (reading.kind === "loading") return "Loading the rest of the document to search it…";
  if (reading.kind === "reading") return "Reading the document’s text…";
  if (reading.kind === "failed") return "The document couldn’t be searched. Try again later.";
  if (reading.kind === "tooLong") {
    return "This document has too much text to search here. Download it and search the file.";
  }
  if (query.trim() === "") return "";
  if (count === 0) return "No matches. Try fewer or other words.";
  const many = isCutOff ? `${count} or more` : String(count);
  if (current === null) return `${many} ${count === 1 ? "match" : "matches"}`;
  return `Match ${current + 1} of ${many}`;
}
