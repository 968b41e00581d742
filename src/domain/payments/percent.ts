const percentFormat = new Intl.NumberFormat("nl-BE", {
  style: "percent",
  maximumFractionDigits: 2,
});

/** A share in percent as Belgium writes it in Dutch, `5,5%`. */
export function formatPercent(percentage: number): string {
  return percentFormat.format(percentage / 100);
}
