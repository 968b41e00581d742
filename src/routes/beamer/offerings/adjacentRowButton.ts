/**
 * Where the focus can go once a control's row has left its list: the first button of the next row,
 * or of the previous one. Call it while the row is still there; null for the only one.
 */
export function adjacentRowButton(control: Element): HTMLButtonElement | null {
  const row = control.closest("li");
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("button") ?? null;
}
