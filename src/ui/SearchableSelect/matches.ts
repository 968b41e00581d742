export interface SearchableOption {
  value: string;
  label: string;
  /** Additional search terms: a country's code, a zone's country. */
  keywords?: string;
  /** Follows the label. Expensive, so called only for options in view and the chosen one. */
  detail?: () => string;
}

/** An option as it is read: its label and its detail. */
export function textOf({ label, detail }: SearchableOption): string {
  return detail ? `${label} ${detail()}`.trim() : label;
}

/**
 * Letters and digits only, without case or accents: "Åland" is found by "aland", "Europe/Brussels"
 * by "europe brussels".
 */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A list is searched on every keystroke. */
const folded = new WeakMap<SearchableOption, { label: string; text: string }>();

function foldedOf(option: SearchableOption) {
  const known = folded.get(option);
  if (known) return known;
  const label = fold(option.label);
  const all = { label, text: ` ${label} ${fold(option.keywords ?? "")}` };
  folded.set(option, all);
  return all;
}

/**
 * The options that match every word of the query: first those whose label begins with it, then
 * those with words that begin with it, then the others. An empty query keeps all of them in order.
 */
export function matchingOptions(
  options: readonly SearchableOption[],
  query: string,
): readonly SearchableOption[] {
  const wanted = fold(query);
  if (!wanted) return options;
  const words = wanted.split(" ");
  const rankOf = (option: SearchableOption) => {
    const { label, text } = foldedOf(option);
    if (!words.every((word) => text.includes(word))) return null;
    if (label.startsWith(wanted)) return 0;
    return words.every((word) => text.includes(` ${word}`)) ? 1 : 2;
  };
  const ranked = options.map((option) => ({ option, rank: rankOf(option) }));
  return [0, 1, 2].flatMap((wantedRank) =>
    ranked.filter(({ rank }) => rank === wantedRank).map(({ option }) => option),
  );
}
