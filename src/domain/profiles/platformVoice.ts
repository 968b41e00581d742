/** The site's name. */
const BRAND = "beamers";

/** Words that would make a page sound as if the platform, or its payment provider, spoke. */
const WORDS: ReadonlySet<string> = new Set(
  [
    BRAND,
    "beamer",
    // who speaks
    "official support helpdesk help care desk customer customers contact team staff admin",
    "admins administrator moderator moderators moderation system root webmaster postmaster",
    "hostmaster noreply info press",
    // money
    "billing invoice invoices payment payments pay payout payouts refund refunds chargeback",
    "chargebacks checkout stripe vat pricing earnings subscription subscriptions",
    // who is who
    "security safety trust abuse fraud phishing verify verified verifying verification",
    "confirm confirmation signin signup signout login logout register registration password",
    "passwords account accounts identity token oauth sso linkedin cronofy",
    // news and law
    "status alert alerts notice notices notification notifications announcement announcements",
    "warning legal privacy terms policy policies imprint impressum gdpr dpo compliance",
    "copyright dmca report reports about settings mail email",
  ].flatMap((line) => line.split(" ")),
);

/** Words that speak for the platform at either end, whatever surrounds them. */
const SPEAKERS: ReadonlySet<string> = new Set([
  BRAND,
  "support",
  "helpdesk",
  "admin",
  "moderator",
  "staff",
]);

/**
 * Whether a page of this address would sound as if the platform spoke (docs/product.md 3.2). A
 * number does not change how an address sounds, and neither does a hyphen more or less.
 */
export function soundsLikeThePlatform(slug: string): boolean {
  const words = slug
    .replaceAll(/[0-9]+/g, "")
    .split("-")
    .filter(Boolean);
  if (words.length === 0) return false;
  if (words.every((word) => WORDS.has(word)) || WORDS.has(words.join(""))) return true;
  return [words[0], words.at(-1)].some((word = "") => SPEAKERS.has(word) || isBrandAndWord(word));
}

/** Written as one word, as in `beamerssupport`. */
function isBrandAndWord(word: string): boolean {
  return (
    (word.startsWith(BRAND) && WORDS.has(word.slice(BRAND.length))) ||
    (word.endsWith(BRAND) && WORDS.has(word.slice(0, -BRAND.length)))
  );
}
