import { useState } from "react";
import { startApp } from "../../../.storybook/stage/run.ts";
import { scene, stageOf } from "../../../.storybook/stage/screen.ts";
import { deckPdf } from "../../../server/world/deckPdf.ts";
import { pagesPdf } from "../../../server/world/pagesPdf.ts";
import { beamer } from "../../../server/world/people.ts";
import type { World } from "../../../server/world/world.ts";
import { Reader } from "../../../src/components/reader/Reader.tsx";
import type { ReaderProps } from "../../../src/components/reader/readerProps.ts";
import { PATHS } from "../../../src/domain/shared/paths.ts";
import { Button } from "../../../src/ui/Button/Button.tsx";
import { SessionProvider } from "../../../src/session/SessionProvider.tsx";

/** A creator views their own document; null is an item without one. */
export function reading(
  document: Uint8Array | null = deck(8),
  change: (world: World) => void = () => {},
) {
  return scene(async (world) => {
    const creator = await beamer(world);
    await creator.signsIn();
    const drop = await creator.drops();
    const { document: stored } = document ? await creator.attaches(drop, document) : drop;
    change(world);
    return `${PATHS.terms}?document=${stored?.id ?? ""}`;
  });
}

export const deck = (pageCount: number) => deckPdf({ title: "The quiet interface", pageCount });

/** For a story's `render`: the reader alone, with the session of the story's world. */
export function renderReader(props: Partial<ReaderProps> = {}) {
  return function ReaderOnStage(_: object, { loaded }: { loaded: Record<string, unknown> }) {
    const stage = stageOf({ loaded });
    startApp(stage);
    if (stage.app === null) throw new Error("The app is not started.");
    const documentId = new URLSearchParams(stage.address.split("?")[1]).get("document");
    return (
      <SessionProvider session={stage.app.frame.session}>
        <Reader documentId={documentId || null} title="The quiet interface" mayPrint {...props} />
      </SessionProvider>
    );
  };
}

/** The same, with a button that closes the reader and one that reopens it. */
export function renderReopenedReader() {
  return function ReopenedReaderOnStage(
    story: object,
    context: Parameters<ReturnType<typeof renderReader>>[1],
  ) {
    const [isOpen, setOpen] = useState(true);
    if (!isOpen) return <Button onClick={() => setOpen(true)}>Read on</Button>;
    return renderReader({ onClose: () => setOpen(false) })(story, context);
  };
}

/** A document whose pages from `first` on are so heavy that each is loaded only when it is wanted. */
export const heavyFrom = (first: number) =>
  pagesPdf(
    Array.from({ length: 12 }, (_, index) => ({
      width: 960,
      height: 540,
      lines: [`Page ${index + 1} of 12`],
      weight: index + 1 >= first ? 150_000 : 0,
    })),
  );
/** One whose every page is loaded only when it is wanted. */
export const HEAVY = heavyFrom(1);
