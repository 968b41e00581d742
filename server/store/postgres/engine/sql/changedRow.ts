interface Change<Row> {
  id: string;
  changes: object;
  update: () => Promise<Row | undefined>;
  read: () => Promise<Row | undefined>;
}

/** The row after its update; no changes: just reads it. Throws when the id is unknown. */
export async function changedRow<Row>({ id, changes, update, read }: Change<Row>): Promise<Row> {
  const isEmpty = Object.values(changes).every((value) => value === undefined);
  const row = await (isEmpty ? read() : update());
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
}
