import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** The stories that open, change and save a creator's forms with real keys. */
const PLAYED_BY_KEYBOARD: Readonly<Record<string, string>> = {
  "src/components/forms/OwnForm.tsx": "routes/marketing/Contact: SendingByKeyboard",
  "src/components/messages/useMailAddressForm.ts":
    "routes/user/settings/SettingsMailAddress: MailAddressByKeyboard",
  "src/components/payments/BillingForm.tsx": "routes/beamer/settings/Settings: ByKeyboard",
  "src/components/profiles/useTimeZoneForm.ts": "routes/user/onboarding/Onboarding: ByKeyboard",
  "src/components/sharing/linkedIn/ShareDialog.tsx": "routes/beamer/sharing/Sharing: ByKeyboard",
  "src/routes/beamer/about/AboutYouForm.tsx": "routes/beamer/about/About: ByKeyboard",
  "src/routes/beamer/about/BookMeForm.tsx": "routes/beamer/about/BookMe: ByKeyboard",
  "src/routes/beamer/availability/WeekForm.tsx":
    "routes/beamer/availability/Availability: ByKeyboard",
  "src/routes/beamer/availability/exceptions/useExceptionsForm.ts":
    "routes/beamer/availability/Exceptions: DaysByKeyboard",
  "src/routes/beamer/offerings/NewOffer.tsx":
    "routes/beamer/offerings/OfferEditing: AddedByKeyboard",
  "src/routes/beamer/offerings/OfferForm.tsx": "routes/beamer/offerings/OfferEditing: ByKeyboard",
  "src/routes/beamer/offerings/QuestionsForm.tsx": "routes/beamer/offerings/Questions: ByKeyboard",
  "src/routes/beamer/profile/LinksForm.tsx": "routes/beamer/profile/Links: ByKeyboard",
  "src/routes/beamer/profile/PageAddressForm.tsx": "routes/beamer/profile/Address: ByKeyboard",
  "src/routes/beamer/publication/PublicationForm.tsx":
    "routes/beamer/publication/Publication: ByKeyboard",
  "src/routes/beamer/rules/RulesForm.tsx": "routes/beamer/rules/BookingRules: ByKeyboard",
  "src/routes/beamer/talk/TalkForm.tsx": "routes/beamer/talk/Talk: ByKeyboard",
};

/** Those of a creator's pages, and shared ones. */
const FORMS = "src/{routes/beamer,components}/**/*.{ts,tsx}";

/** The source code of one story. */
function codeOf(story: string): string {
  const [file = "", name = ""] = story.split(": ");
  const code = readFileSync(`stories/${file}.stories.tsx`, "utf8");
  const from = code.indexOf(`export const ${name} = `);
  return from === -1 ? "" : code.slice(from, code.indexOf("\n});", from));
}

describe("the editors by keyboard alone", () => {
  it("are all in the table, and nothing else is", () => {
    const forms = globSync(FORMS).filter((file) =>
      /\buse(EditForm|FormMutation)\(\{/.test(readFileSync(file, "utf8")),
    );
    expect(Object.keys(PLAYED_BY_KEYBOARD).sort()).toEqual(forms.sort());
  });

  it.each(Object.entries(PLAYED_BY_KEYBOARD))("%s is played by keys in a story", (_, story) => {
    expect(codeOf(story)).toMatch(/\n  play: byKeyboard\(/);
  });
});
