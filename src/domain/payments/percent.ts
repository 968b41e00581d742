/** A share in percent as Belgium writes it in Dutch, `5,5%`. */
export function formatPercent(percentage: number): string {
  const format = new Intl.NumberFormat("nl-BE", { style: "percent", maximumFractionDigits: 2 });
  return format.format(percentage / 100);
}
