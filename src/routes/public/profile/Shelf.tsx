import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/Button/Button.tsx";
import { Columns, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";

/** Fills its rows in one, two, three and four columns. */
const SHOWN_AT_FIRST = 12;

interface ShelfProps {
  title: string;
  /** The plural of its things, as in "Show all 30 calls". */
  things: string;
  /** Each with a key. */
  cards: readonly ReactNode[];
}

/**
 * Cards under a heading. A long row shows its beginning, so that the next shelf is not far away.
 */
export function Shelf({ title, things, cards }: ShelfProps) {
  const [isWhole, setIsWhole] = useState(false);
  const hasMore = cards.length > SHOWN_AT_FIRST;
  return (
    <Stack as="section">
      <Heading level={2} size="title">
        {title}
      </Heading>
      <Columns>{cards.slice(0, SHOWN_AT_FIRST)}</Columns>
      {hasMore && !isWhole && (
        <Button
          wide
          onClick={() => setIsWhole(true)}
        >{`Show all ${cards.length} ${things}`}</Button>
      )}
      {hasMore && isWhole && (
        <section ref={takeFocus} tabIndex={-1} aria-label={`More ${things}`}>
          <Columns>{cards.slice(SHOWN_AT_FIRST)}</Columns>
        </section>
      )}
    </Stack>
  );
}

/** The button is gone: the focus stays where it was, before the first new card. */
function takeFocus(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true });
}
