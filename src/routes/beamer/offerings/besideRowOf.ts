/**
 * Where the focus can go once a control's row has left its list: the first button of the row after
 * it, or before it. To be asked while the row is still there; null for the only one.
 */
export function besideRowOf(control: Element): HTMLButtonElement | null {
  const row = control.closest("li");
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("button") ?? null;
}
