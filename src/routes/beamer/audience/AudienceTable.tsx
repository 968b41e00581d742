import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AudienceTable_page$key } from "../../../__generated__/AudienceTable_page.graphql.ts";
import { AUDIENCE_SEARCH_MAX } from "../../../domain/shared/limits.ts";
import { friendlyDate, relativeTime } from "../../../domain/time/format.ts";
import type { Instant } from "../../../domain/time/instant.ts";
import { failureOf } from "../../../calls/failure.ts";
import { Banner } from "../../../ui/Banner/Banner.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { people } from "../../../ui/Ornament/drawings/people.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import { type TableCell, VirtualTable } from "../../../ui/VirtualTable/VirtualTable.tsx";
import { type Member, memberAt } from "./members.ts";
import { columnsOf } from "./order.ts";
import { useAudienceMembers } from "./useAudienceMembers.ts";

/** Debounces the search, in milliseconds. */
const TYPING_MS = 250;

interface AudienceTableProps {
  /** The audience's first page. */
  page: AudienceTable_page$key;
  timeZone: string;
  now: Instant;
}

/** All members, searchable and sortable. */
export function AudienceTable({ page, timeZone, now }: AudienceTableProps) {
  const first = useFragment(
    graphql`
      fragment AudienceTable_page on AudienceConnection {
        ...useAudienceMembers_page
      }
    `,
    page,
  );
  const { known, audience } = useAudienceMembers(first);
  const [search, setSearch] = useState("");
  const find = useEffectEvent((words: string) => {
    if (words !== known.view.search) audience.show({ ...known.view, search: words });
  });
  useEffect(() => {
    const timer = setTimeout(find, TYPING_MS, search.trim());
    return () => clearTimeout(timer);
  }, [search]);

  const field = useRef<HTMLInputElement>(null);
  const showEverybody = () => {
    setSearch("");
    // The button unmounts with its container.
    field.current?.focus();
  };
  const { view, totalCount, isStale, failure } = known;
  const cellsOf = (row: number) => {
    const member = memberAt(known, row);
    return member && cellsOfMember(member, { timeZone, now });
  };
  return (
    <Stack>
      <TextField
        ref={field}
        type="search"
        label="Search by name"
        autoComplete="off"
        maxLength={AUDIENCE_SEARCH_MAX}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {failure && (
        <div role="alert">
          <Banner
            label="Some people couldn’t be loaded"
            tone="danger"
            actions={<Button onClick={() => audience.tryAgain()}>Try again</Button>}
          >
            {failureOf(failure).text}
          </Banner>
        </div>
      )}
      {totalCount === 0 && !isStale ? (
        <div role="status">
          <EmptyState
            ornament={people}
            title="Nobody by that name"
            action={<Button onClick={showEverybody}>Show everyone</Button>}
          >
            Try the start of a first or last name.
          </EmptyState>
        </div>
      ) : (
        <VirtualTable
          label="Your audience"
          columns={columnsOf(view, (next) => audience.show(next))}
          rowCount={totalCount}
          cellsOf={cellsOf}
          onRest={(rows) => audience.want(rows)}
          isStale={isStale}
          rowsKey={JSON.stringify(view)}
        />
      )}
    </Stack>
  );
}

function cellsOfMember(
  { firstName, lastName, lastInteractionDate }: Member,
  { timeZone, now }: { timeZone: string; now: Instant },
): TableCell[] {
  const at = Date.parse(lastInteractionDate);
  const label = relativeTime(at, now);
  return [
    { title: firstName, content: firstName },
    { title: lastName, content: lastName },
    {
      title: friendlyDate(at, timeZone),
      content: <time dateTime={lastInteractionDate}>{label}</time>,
    },
  ];
}
