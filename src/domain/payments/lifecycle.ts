/** Whether nothing can happen to a payment any more but that owed money goes back. */
export function isSettled({ state }: { readonly state: string }): boolean {
  return state === "PAID" || state === "REFUNDED";
}
