/**
 * Applies values one at a time, so that the last one wins; ones that were overtaken meanwhile are
 * left out. `apply` never rejects.
 */
export function applyLatest<Value extends object>(
  apply: (value: Value) => Promise<void>,
): (value: Value) => void {
  let next: Value | null = null;
  let isApplying = false;
  const applyNext = async (): Promise<void> => {
    if (next === null) {
      isApplying = false;
      return;
    }
    const value = next;
    next = null;
    await apply(value);
    return applyNext();
  };
  return (value) => {
    next = value;
    if (isApplying) return;
    isApplying = true;
    void applyNext();
  };
}
