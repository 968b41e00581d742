import {
  BOOKING_HOLD,
  BOOKING_STANDINGS,
  BOOKING_TRANSITIONS,
} from "../../src/domain/bookings/lifecycle.ts";
import {
  ITEM_CREATION,
  ITEM_DELETION,
  ITEM_STATES,
  ITEM_TRANSITIONS,
} from "../../src/domain/catalogue/lifecycle.ts";
import { LIVE_OPENING, LIVE_STATES, LIVE_TRANSITIONS } from "../../src/domain/live/lifecycle.ts";
import {
  PAYMENT_OPEN,
  PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
} from "../../src/domain/payments/lifecycle.ts";
import { REACTIONS_TO } from "../../src/domain/shared/events.ts";
import type { Beginning, Ending, Transition } from "../../src/domain/shared/lifecycle.ts";

/** One of the life cycles, as its typed tables say it. */
export interface Life {
  /** What lives, for the headings. */
  readonly title: string;
  /** The file of the tables, from the project's folder. */
  readonly file: string;
  /** Says what the columns of the facts mean, and what the tables leave out. */
  readonly preface: string;
  /** What a state is called in this life. */
  readonly stateName: string;
  /** By state: the facts that its table states. */
  readonly states: Readonly<Record<string, Readonly<Record<string, boolean | string>>>>;
  /** Heading of each fact's column. */
  readonly facts: Readonly<Record<string, string>>;
  /** The name of the step that begins the life, and the step. */
  readonly beginning: readonly [string, Written<Beginning<string, string>>];
  readonly transitions: Readonly<Record<string, Written<Transition<string, string>>>>;
  /** The name of the step that ends the life, and the step; without it only a state does. */
  readonly ending?: readonly [string, Ending<string>];
}

/** A step that may write no event. */
type Written<Step extends { emits: string }> = Omit<Step, "emits"> & {
  readonly emits: string | null;
};

const LIVES: readonly Life[] = [
  {
    title: "Booking",
    file: "src/domain/bookings/lifecycle.ts",
    preface:
      "A standing is a booking's state together with its payment status (`docs/product.md 6.1, 6.2`). A booking that *occupies its time* keeps others from that time. One that is *listed* appears in the booker's list of sessions; so does any booking whose payment the bank is still working on. The *phase* is where the list groups it, before the clock is asked.",
    stateName: "standing",
    states: BOOKING_STANDINGS,
    facts: { occupies: "occupies its time", isListed: "listed", phase: "phase" },
    beginning: ["hold", BOOKING_HOLD],
    transitions: BOOKING_TRANSITIONS,
  },
  {
    title: "Payment",
    file: "src/domain/payments/lifecycle.ts",
    preface:
      "A payment that is *settled* does not change any more, except that money which is owed goes back (`docs/product.md 7.2, 7.11`). A buyer has at most one payment for an item that is not settled. While a payment *awaits news*, the worker asks the card provider about it.",
    stateName: "state",
    states: PAYMENT_STATES,
    facts: { isSettled: "settled", awaitsNews: "awaits news" },
    beginning: ["open", PAYMENT_OPEN],
    transitions: PAYMENT_TRANSITIONS,
  },
  {
    title: "Catalogue item",
    file: "src/domain/catalogue/lifecycle.ts",
    preface:
      "The same for one-on-ones, publications and talks (`docs/product.md 4.2, 4.3`). What is *on sale* is seen by others once its creator's onboarding is done; what is *listed* is in its creator's own lists. No event is written, as nothing follows from a step that the item itself does not show.",
    stateName: "state",
    states: ITEM_STATES,
    facts: { isOnSale: "on sale", isListed: "listed", label: "what screens say" },
    beginning: ["create", ITEM_CREATION],
    transitions: ITEM_TRANSITIONS,
    ending: ["delete", ITEM_DELETION],
  },
  {
    title: "Live session",
    file: "src/domain/live/lifecycle.ts",
    preface:
      "The live session of a booking that takes place by video (`docs/product.md 14.2`). There is one once one of the two has come to its channel; until then the contract shows it as `SCHEDULED`. Whatever is stored, it is shown as `ENDED` once its window has passed or its booking was cancelled: no step writes that.",
    stateName: "state",
    states: LIVE_STATES,
    facts: { admitsHost: "the host can come in", admitsBooker: "the booker can come in" },
    beginning: ["open", LIVE_OPENING],
    transitions: LIVE_TRANSITIONS,
  },
];

/**
 * The page `docs/lifecycles.md`. `fileOf` finds the file of a reaction, from the project's folder.
 */
export function lifecyclesPage(fileOf: (reaction: string) => string): string {
  return [
    "# Life cycles",
    "<!-- Made by `npm run generate` from the tables named below. Do not edit. -->",
    "`npm run generate` makes this page from the typed tables that the code runs on, and `npm test` fails when it is not current. How transitions, events and the worker fit together is explained in [architecture.md](architecture.md#life-cycles).",
    LIVES.map(({ title }) => `- [${title}](#${title.toLowerCase().replaceAll(" ", "-")})`)
      .concat("- [Events](#events)")
      .join("\n"),
    ...LIVES.map(lifeSection),
    eventsSection(fileOf),
    "",
  ].join("\n\n");
}

/** The diagram and the tables of one life. */
export function lifeSection(life: Life): string {
  const { title, file, preface, stateName } = life;
  return [
    `## ${title}`,
    `Stated in [\`${file}\`](../${file}). ${preface}`,
    fenced("mermaid", diagramOf(life)),
    ...unreachedSentence(life),
    `### ${title} ${stateName}s`,
    statesTable(life),
    `### ${title} transitions`,
    transitionsTable(life),
  ].join("\n\n");
}

/** Every way between two states; a beginning is from null. */
function edgesOf({ beginning: [first, { begins }], transitions }: Life) {
  const moves = Object.entries(transitions).flatMap(([name, { moves: ways }]) =>
    Object.entries(ways).map(([from, to = from]) => ({ name, from, to })),
  );
  return [...begins.map((to) => ({ name: first, from: null, to })), ...moves];
}

/** Every way out of the life. */
function endsOf({ ending }: Life) {
  if (ending === undefined) return [];
  const [name, { ends }] = ending;
  return ends.map((from) => ({ name, from }));
}

function diagramOf(life: Life): string {
  const edges = edgesOf(life);
  const reached = reachedStates(life);
  const ends = reached.filter((state) =>
    edges.every(({ from, to }) => from !== state || to === state),
  );
  return [
    "stateDiagram-v2",
    ...reached
      .filter((state) => idOf(state) !== state)
      .map((state) => `  state "${state}" as ${idOf(state)}`),
    ...edges.map(
      ({ name, from, to }) => `  ${from === null ? "[*]" : idOf(from)} --> ${idOf(to)}: ${name}`,
    ),
    ...ends.map((state) => `  ${idOf(state)} --> [*]`),
    ...endsOf(life).map(({ name, from }) => `  ${idOf(from)} --> [*]: ${name}`),
  ].join("\n");
}

/** Mermaid's names of states have no slash. */
const idOf = (state: string) => state.replaceAll("/", "_");

function reachedStates(life: Life): string[] {
  const targets = new Set(edgesOf(life).map(({ to }) => to));
  return Object.keys(life.states).filter((state) => targets.has(state));
}

function unreachedSentence(life: Life): string[] {
  const reached = new Set(reachedStates(life));
  const unreached = Object.keys(life.states).filter((state) => !reached.has(state));
  if (unreached.length === 0) return [];
  return [`No transition leads to these yet: ${unreached.map(code).join(", ")}.`];
}

function statesTable({ stateName, states, facts }: Life): string {
  return table(
    [stateName, ...Object.values(facts)],
    Object.entries(states).map(([state, values]) => [
      code(state),
      ...Object.keys(facts).map((fact) => shown(values[fact])),
    ]),
  );
}

function shown(fact: boolean | string | undefined): string {
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  return fact ?? "";
}

function transitionsTable(life: Life): string {
  const {
    beginning: [first, begun],
    transitions,
    ending,
  } = life;
  const begins = [code(first), begun.begins.map(code).join("<br>"), begun.needs, emitted(begun)];
  const rows = Object.entries(transitions).map(([name, { moves, needs, emits }]) => [
    code(name),
    Object.entries(moves)
      .map(([from, to = from]) => `${code(from)} → ${code(to)}`)
      .join("<br>"),
    needs,
    emitted({ emits }),
  ]);
  const ended = endsOf(life).map(({ name, from }) => [
    code(name),
    `${code(from)} → gone`,
    ending?.[1].needs ?? "",
    emitted({ emits: null }),
  ]);
  return table(["transition", "from → to", "needs", "event"], [begins, ...rows, ...ended]);
}

const emitted = ({ emits }: { emits: string | null }) => (emits === null ? "none" : code(emits));

function eventsSection(fileOf: (reaction: string) => string): string {
  const rows = Object.entries(REACTIONS_TO).map(([event, reactions]) => [
    code(event),
    emittersOf(event).join("<br>"),
    reactions
      .map((reaction: string) => `[${code(reaction)}](../${fileOf(reaction)})`)
      .join("<br>") || "nothing",
  ]);
  return [
    "## Events",
    "Stated in [`src/domain/shared/events.ts`](../src/domain/shared/events.ts). A transition writes its event in the same transaction. The worker then runs each reaction at least once.",
    table(["event", "written by", "what follows"], rows),
  ].join("\n\n");
}

function emittersOf(event: string): string[] {
  return LIVES.flatMap(({ title, beginning: [first, begun], transitions }) =>
    Object.entries({ [first]: begun, ...transitions })
      .filter(([, { emits }]) => emits === event)
      .map(([name]) => `${title.toLowerCase()}: ${code(name)}`),
  );
}

const code = (text: string) => `\`${text}\``;

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}
