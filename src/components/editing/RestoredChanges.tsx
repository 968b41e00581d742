import { useRef } from "react";
import { Button } from "../../ui/Button/Button.tsx";
import { Cluster } from "../../ui/Layout/Layout.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import type { RestoredChanges as Changes } from "./useUnsavedChanges.ts";

/** Says that a form holds what was typed before its page went. */
export function RestoredChanges({ restored }: { restored: Changes | null }) {
  const line = useRef<HTMLDivElement>(null);
  if (restored === null) return null;
  const discard = () => {
    // The button unmounts with its container: the focus stays in the form.
    line.current?.closest("form")?.querySelector<HTMLElement>("input, textarea, select")?.focus();
    restored.discard();
  };
  return (
    <div ref={line}>
      <Cluster>
        <Text size="small" tone="muted">
          You typed this earlier. It isn’t saved yet.
        </Text>
        <Button onClick={discard}>Discard</Button>
      </Cluster>
    </div>
  );
}
