/** A row of the table of addresses. */
export interface AddressRow {
  /** As in the page, except for parameter names: `/{}/about`. */
  readonly address: string;
  readonly isBuilt: boolean;
}

/** The rows of the table whose first column is `address` and whose last is `built`. */
export function addressRowsIn(markdown: string): AddressRow[] {
  const lines = markdown.split("\n");
  const head = lines.findIndex((line) => /^\| address \|.*\| built \|$/.test(line));
  if (head === -1) return [];
  const rows = lines.slice(head + 2);
  const end = rows.findIndex((line) => !line.startsWith("|"));
  return rows.slice(0, end === -1 ? rows.length : end).flatMap(addressesOf);
}

function addressesOf(row: string): AddressRow[] {
  const cells = row.split("|").map((cell) => cell.trim());
  const isBuilt = cells.at(-2) !== "no";
  return [...(cells[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, address = ""]) => ({
    address: withoutNames(address),
    isBuilt,
  }));
}

/** A path with its parameters as `{}`, whether they are written `:id` or `{id}`. */
export function withoutNames(path: string): string {
  return path.replaceAll(/:\w+|\{\w+\}/g, "{}");
}
