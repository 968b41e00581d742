import { SLUG_MAX } from "../shared/limits.ts";
import { soundsLikeThePlatform } from "./platformVoice.ts";
import { RESERVED_SLUGS } from "./reservedSlugs.ts";

// Letters that don't decompose into a base letter and a mark, so stripping marks leaves them as
// they are.
const LATIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ħ: "h",
  ŋ: "ng",
  ŧ: "t",
};
const GREEK: Readonly<Record<string, string>> = {
  α: "a",
  β: "v",
  γ: "g",
  δ: "d",
  ε: "e",
  ζ: "z",
  η: "i",
  θ: "th",
  ι: "i",
  κ: "k",
  λ: "l",
  μ: "m",
  ν: "n",
  ξ: "x",
  ο: "o",
  π: "p",
  ρ: "r",
  σ: "s",
  ς: "s",
  τ: "t",
  υ: "y",
  φ: "f",
  χ: "ch",
  ψ: "ps",
  ω: "o",
};
const CYRILLIC: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ж: "zh",
  з: "z",
  и: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
  є: "ye",
  і: "i",
  ґ: "g",
  ђ: "dj",
  ј: "j",
  љ: "lj",
  њ: "nj",
  ћ: "c",
  џ: "dz",
};
const LETTERS: Readonly<Record<string, string>> = { ...LATIN, ...GREEK, ...CYRILLIC };

/** Replaces a name in a script that is not transliterated here, and one that sounds official. */
const FALLBACK = "creator";

/**
 * A name in lower-case ASCII letters, digits and single dashes; empty if nothing of it can be
 * transliterated.
 */
function spell(name: string): string {
  const bare = name.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  // Two Greek letters for one sound.
  return [...bare.replaceAll("ου", "ou")]
    .map((letter) => LETTERS[letter] ?? letter)
    .join("")
    .replaceAll(/['’ʼ.]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX)
    .replaceAll(/^-+|-+$/g, "");
}

/**
 * The slug of a person's public page: from the name, in lower-case ASCII, numbered from 2 while it
 * is reserved or `isTaken`.
 */
export async function slugOf(
  { firstName, lastName }: { firstName: string; lastName: string },
  isTaken: (slug: string) => boolean | Promise<boolean>,
): Promise<string> {
  const spelled = spell(`${firstName} ${lastName}`);
  const base = spelled === "" || soundsLikeThePlatform(spelled) ? FALLBACK : spelled;
  const isFree = async (slug: string) => !RESERVED_SLUGS.has(slug) && !(await isTaken(slug));
  if (await isFree(base)) return base;
  // Doubled until one is free, then bisected to a free one whose predecessor is taken: the
  // ten-thousandth person of a name takes some thirty queries.
  let taken = 1;
  let free = 2;
  while (!(await isFree(`${base}-${free}`))) [taken, free] = [free, free * 2];
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isFree(`${base}-${middle}`)) free = middle;
    else taken = middle;
  }
  return `${base}-${free}`;
}
