import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import {
  createOneOnOneInput,
  offerFields,
} from "../../../src/domain/catalogue/inputs/createOneOnOne.ts";
import { shownTexts } from "../../../src/domain/shared/inputs/shownTexts.ts";
import { updateBookMeUrlInput } from "../../../src/domain/profiles/inputs/updateBookMeUrl.ts";
import { updateBookingInput } from "../../../src/domain/bookings/inputs/updateBooking.ts";
import { updateLinksInput } from "../../../src/domain/profiles/inputs/updateLinks.ts";
import { updatePublicationDetailsInput } from "../../../src/domain/catalogue/inputs/updatePublicationDetails.ts";
import { updateTalkDetailsInput } from "../../../src/domain/catalogue/inputs/updateTalkDetails.ts";
import { updateUserBillingInformationInput } from "../../../src/domain/payments/inputs/updateUserBillingInformation.ts";
import { updateUserProfileInput } from "../../../src/domain/profiles/inputs/updateUserProfile.ts";
import { oneOnOneRow } from "../../store/factories/catalogue.ts";
import { linkGroupOf } from "../../../src/domain/profiles/links.ts";
import { LINE_MAX, SLUG_MAX } from "../../../src/domain/shared/limits.ts";
import { isSlug } from "../../../src/domain/profiles/isSlug.ts";
import { slugOf } from "../../../src/domain/profiles/slug.ts";
import { checkVatNumber } from "../../../src/domain/payments/vat/vatNumber.ts";
import {
  LONGEST_ANSWER,
  LONGEST_BILLING,
  LONGEST_DROP,
  LONGEST_OFFER,
  LONGEST_PERSON,
  LONGEST_QUESTIONS,
  LONGEST_TALK,
} from "./longest.ts";
import { LONG_BILLING, LONG_NAMED, UNBROKEN_WORD } from "./longNames.ts";
import { EMOJI, RIGHT_TO_LEFT, RIGHT_TO_LEFT_BILLING, RIGHT_TO_LEFT_TEXTS } from "./rightToLeft.ts";

interface Command {
  schema: z.core.$ZodType;
  /** What is at its limit. */
  facts: Readonly<Record<string, unknown>>;
  /** What else the command needs. */
  given?: Readonly<Record<string, unknown>>;
}

const { professionalTitle, biography, links } = LONGEST_PERSON;
const { priceInCents, durationInMinutes: _, meetingPlace, ...offer } = LONGEST_OFFER;

const COMMANDS: Readonly<Record<string, Command>> = {
  profile: { schema: updateUserProfileInput, facts: { professionalTitle, biography } },
  links: {
    schema: updateLinksInput,
    facts: {
      links: links.map(({ url, platform }) => {
        return { url, platform, groupType: linkGroupOf(platform) };
      }),
    },
  },
  "book-me address": { schema: updateBookMeUrlInput, facts: { url: LONGEST_PERSON.bookMeUrl } },
  offer: {
    schema: createOneOnOneInput,
    facts: {
      ...offer,
      price: priceInCents / 100,
      meetingKind: meetingPlace.kind,
      meetingDetails: meetingPlace.details,
    },
    given: { ...oneOnOneRow({ id: "one_1" }), duration: "SIXTY_MINUTES" },
  },
  drop: {
    schema: updatePublicationDetailsInput,
    facts: {
      title: LONGEST_DROP.title,
      description: LONGEST_DROP.description,
      price: LONGEST_DROP.priceInCents / 100,
    },
    given: { id: "pub_1" },
  },
  talk: { schema: updateTalkDetailsInput, facts: LONGEST_TALK, given: { talkId: "tlk_1" } },
  answers: {
    schema: updateBookingInput,
    facts: {
      intakes: LONGEST_QUESTIONS.map(({ question }) => ({ question, answer: LONGEST_ANSWER })),
    },
    given: { id: "bkg_1" },
  },
  billing: { schema: updateUserBillingInformationInput, facts: LONGEST_BILLING },
};

/** The same value again and again, each time with one letter, number or thing too many. */
function* withOneMore(value: unknown): Generator {
  if (typeof value === "string") yield `${value}w`;
  else if (typeof value === "number") yield value + 1;
  else if (Array.isArray(value)) {
    yield [...value, ...value.slice(0, 1)];
    for (const first of withOneMore(value[0])) yield [first, ...value.slice(1)];
  } else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      for (const more of withOneMore(part)) yield { ...value, [key]: more };
    }
  }
}

describe("the longest allowed", () => {
  it.each(Object.entries(COMMANDS))("is allowed: %s", (_, { schema, facts, given }) => {
    expect(shownTexts(schema, { ...given, ...facts })).toEqual([]);
  });

  it.each(Object.entries(COMMANDS))("leaves no room for more: %s", (_, command) => {
    const { schema, facts, given } = command;
    const accepted = [...withOneMore(facts)].filter(
      (more) => shownTexts(schema, { ...given, ...(more as object) }).length === 0,
    );
    expect(accepted).toEqual([]);
  });

  // A duration is chosen, not filled.
  it.each(Object.keys(offerFields).filter((name) => name !== "duration"))(
    "fills every field of an offer's form: %s",
    (name) => {
      expect(COMMANDS["offer"]?.facts).toHaveProperty(name);
    },
  );

  it("has names as long as the sign-in provider's are kept, and addresses of that length", () => {
    const { firstName, lastName, slug } = LONGEST_PERSON;
    expect([firstName.length, lastName.length]).toEqual([LINE_MAX, LINE_MAX]);
    expect(isSlug(slug)).toBe(true);
    expect(slug).toHaveLength(SLUG_MAX);
  });

  it("has a VAT number that the VAT service knows", () => {
    expect(checkVatNumber(LONGEST_BILLING)).toBe("VALID");
  });
});

describe("right to left", () => {
  it("starts with a letter that is written so, in everything that is said alone", () => {
    const { firstName, lastName, professionalTitle, biography } = RIGHT_TO_LEFT;
    const { points, ...texts } = RIGHT_TO_LEFT_TEXTS;
    const said = [firstName, lastName, professionalTitle, biography, ...Object.values(texts)];
    for (const text of [...said, ...points.slice(0, 2)]) {
      expect(/\p{L}/u.exec(text)?.[0]).toMatch(/[\p{Script=Hebrew}\p{Script=Arabic}]/u);
    }
  });

  it("has signs of several code points that stand for one", () => {
    const signs = [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(EMOJI)];
    expect(signs).toHaveLength(4);
    expect(EMOJI.length).toBeGreaterThan(20);
  });
});

describe.each([
  ["long", LONG_BILLING],
  ["right to left", RIGHT_TO_LEFT_BILLING],
])("billing details that are %s", (_, billing) => {
  it("can be saved, with a VAT number that the VAT service knows", () => {
    expect(shownTexts(updateUserBillingInformationInput, billing)).toEqual([]);
    expect(checkVatNumber(billing)).toBe("VALID");
  });
});

describe("long names", () => {
  it("have an address made of them as the rules make it", async () => {
    expect(await slugOf(LONG_NAMED, () => false)).toBe(LONG_NAMED.slug);
  });

  it("have a word of sixty letters", () => {
    expect(UNBROKEN_WORD).toHaveLength(60);
  });
});
