export interface SearchableOption {
  value: string;
  label: string;
  /** Other words that find it: a country's code, a zone's city. */
  keywords?: string;
}

/** Letters and digits only, without case or accents: "Åland" is found by "aland", "Europe/Brussels" by "europe brussels". */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * The options that hold every word of the query, those whose label begins with it first.
 * An empty query keeps all of them in their order.
 */
export function matchingOptions(
  options: readonly SearchableOption[],
  query: string,
): readonly SearchableOption[] {
  const wanted = fold(query);
  if (!wanted) return options;
  const words = wanted.split(" ");
  const found = options.filter((option) => {
    const text = fold(`${option.label} ${option.keywords ?? ""}`);
    return words.every((word) => text.includes(word));
  });
  const beginsWith = (option: SearchableOption) => fold(option.label).startsWith(wanted);
  return [...found.filter(beginsWith), ...found.filter((option) => !beginsWith(option))];
}
