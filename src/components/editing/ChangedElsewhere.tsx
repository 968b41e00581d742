import type { ReactNode } from "react";
import { Banner } from "../../ui/Banner/Banner.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import type { EditConflict } from "./useEditForm.ts";

interface ChangedElsewhereProps {
  conflict: EditConflict | null;
  /** The saved values, in words. */
  saved: ReactNode;
  /** Closes the form; what was typed is discarded. */
  onTakeSaved: () => void;
}

/**
 * Says that what is being edited was changed elsewhere, and lets one choose which version to keep.
 */
export function ChangedElsewhere({ conflict, saved, onTakeSaved }: ChangedElsewhereProps) {
  if (conflict === null) return null;
  return (
    <Banner
      label="Changed elsewhere"
      tone="warning"
      actions={
        <>
          <Button onClick={conflict.keepMine}>Save mine instead</Button>
          <Button onClick={onTakeSaved}>Keep the saved version</Button>
        </>
      }
    >
      <Stack gap="small">
        <p role="alert">
          This was changed in another tab or on another device while you were editing. What you
          typed is still here. Currently saved:
        </p>
        <div>{saved}</div>
      </Stack>
    </Banner>
  );
}
