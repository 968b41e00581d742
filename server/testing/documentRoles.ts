import type { Person } from "../world/actions.ts";
import { type Beamer, beamer, user } from "../world/people.ts";
import type { World } from "../world/world.ts";
import { SALE, paymentRow } from "../store/factories/payments.ts";
import type { PublicationRow } from "../store/ports/catalogue.ts";

/**
 * In which state an item is when someone asks for its document, and whether it costs something.
 */
export const COLUMNS = [
  "free draft",
  "paid draft",
  "free published",
  "paid published",
  "free archived",
  "paid archived",
] as const;
export type Column = (typeof COLUMNS)[number];

/** Who asks. `keeper` added the item when it was free; the buyers bought it when it had a price. */
export const ROLES = [
  "nobody",
  "user",
  "keeper",
  "buyer",
  "buyer without consent",
  "buyer at checkout",
  "buyer at the bank",
  "refunded buyer",
  "another creator",
  "owner",
] as const;
export type Role = (typeof ROLES)[number];

/** What someone gets of an item in some state. */
export interface Cell {
  role: Role;
  column: Column;
  outcome: string;
}

/** The cells of a table that is written out: it has every role and every column, in their order. */
export function cellsOf(table: string): Cell[] {
  const [head = [], ...rows] = table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  if (head.slice(1).join() !== COLUMNS.join()) throw new Error("the table has other columns");
  if (rows.map(([role]) => role).join() !== ROLES.join()) throw new Error("it has other roles");
  return rows.flatMap(([role, ...outcomes]) =>
    COLUMNS.map((column, index) => ({
      role: role as Role,
      column,
      outcome: outcomes[index] ?? "",
    })),
  );
}

/** Someone of each role, in addition to the owner. */
export async function peopleOf(world: World, owner: Beamer): Promise<ReadonlyMap<Role, Person>> {
  const people = new Map<Role, Person>([
    ["owner", owner],
    ["another creator", await beamer(world, { slug: "other", affiliateCode: "OTHERSCODE" })],
  ]);
  for (const role of ROLES) {
    if (role === "nobody" || people.has(role)) continue;
    people.set(role, await user(world, { slug: role.replaceAll(" ", "-") }));
  }
  return people;
}

/** Everyone gets the drop as their role says, and then it is brought to where its column says. */
export async function prepare(
  world: World,
  { drop, column, who }: { drop: PublicationRow; column: Column; who: (role: Role) => Person },
): Promise<PublicationRow> {
  await who("keeper").keeps(drop);
  const paid = { ...drop, priceInCents: 1200 };
  await world.store.catalog.replace(paid);
  for (const role of ["buyer", "buyer without consent"] as const) {
    await who(role).pays(await who(role).opensPayment(paid));
  }
  await who("buyer").agrees(paid);
  await who("buyer at checkout").opensPayment(paid);
  const atTheBank = who("buyer at the bank");
  await atTheBank.pays(await atTheBank.opensPayment(paid), "staysPending");
  await refund(world, { item: paid, buyerId: who("refunded buyer").row.id });
  const [price = "", status = ""] = column.split(" ");
  const row = {
    ...paid,
    title: "What has become of it",
    priceInCents: price === "free" ? 0 : 1200,
    status: status.toUpperCase() as PublicationRow["status"],
  };
  await world.store.catalog.replace(row);
  return row;
}

/** The money went back, and what it had bought was left in the library by mistake. */
async function refund(
  { store, newId, now }: World,
  { item, buyerId }: { item: PublicationRow; buyerId: string },
): Promise<void> {
  const { id: itemId, creatorId } = item;
  const id = newId("pay");
  await store.transaction(async (inside) => {
    await inside.openPayment(paymentRow({ id, itemId, creatorId, buyerId }));
    await (await inside.lockPayment(id))?.refund({ at: now(), sale: SALE, by: "PLATFORM" });
  });
  await store.library.add({
    id: newId("ent"),
    userId: buyerId,
    itemId,
    source: "PURCHASE",
    paidInCents: 1272,
    createdAt: now(),
    openedDocumentId: null,
  });
}
