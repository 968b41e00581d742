import { useState } from "react";

/** Whether the visitor has moved between steps: the new one's heading then takes the focus. */
export function useStepChanged(step: string): boolean {
  const [first] = useState(step);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && step !== first) setChanged(true);
  return hasChanged;
}
