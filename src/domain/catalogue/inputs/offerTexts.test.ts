import { describe, expect, it } from "vitest";
import { createOneOnOneInput } from "./createOneOnOne.ts";
import { parseInput } from "../../shared/inputs/parseInput.ts";
import { shownTexts as texts } from "../../shared/inputs/shownTexts.ts";
import { updateBookMeUrlInput } from "../../profiles/inputs/updateBookMeUrl.ts";
import { updatePublicationDetailsInput } from "./updatePublicationDetails.ts";
import { updateTalkDetailsInput } from "./updateTalkDetails.ts";
import { updateUserProfileInput } from "../../profiles/inputs/updateUserProfile.ts";

describe("a profile", () => {
  const profile = { professionalTitle: "Coach", biography: "Hello" };

  it("needs a professional title of at most 150 characters", () => {
    expect(texts(updateUserProfileInput, { ...profile, professionalTitle: "  " })).toEqual([
      "professionalTitle: Professional title is required",
    ]);
    expect(
      texts(updateUserProfileInput, { ...profile, professionalTitle: "a".repeat(151) }),
    ).toEqual(["professionalTitle: Professional title must be less than 150 characters"]);
    expect(
      texts(updateUserProfileInput, { ...profile, professionalTitle: "a".repeat(150) }),
    ).toEqual([]);
  });

  it("has a biography of at most 2000 characters", () => {
    expect(texts(updateUserProfileInput, { ...profile, biography: "a".repeat(2001) })).toEqual([
      "biography: Biography must be less than 2000 characters",
    ]);
    expect(texts(updateUserProfileInput, { ...profile, biography: "a".repeat(2000) })).toEqual([]);
  });

  it("keeps emoji, right-to-left scripts, lines and outer space as typed", () => {
    const biography = " שלום 👩🏽‍🏫\n\tمرحبا ";
    expect(parseInput(updateUserProfileInput, { ...profile, biography }).biography).toBe(biography);
  });

  it.each(["\u0000", "\u0007", "\u001b[31m", "\u007f", "\u0085", "\ud800"])(
    "refuses a control character (%#)",
    (text) => {
      expect(texts(updateUserProfileInput, { ...profile, biography: `a${text}b` })).toEqual([
        "biography: Please remove characters that cannot be shown",
      ]);
    },
  );

  it("leaves out what nobody sees, and has a title that somebody does", () => {
    const typed = { biography: "\u202enecilA\u200b", professionalTitle: "Coa\u00adch" };
    expect(parseInput(updateUserProfileInput, typed)).toEqual({
      biography: "necilA",
      professionalTitle: "Coach",
      revision: null,
    });
    for (const professionalTitle of ["\u200b", "\u3164", "\u2066 \u2069"]) {
      expect(texts(updateUserProfileInput, { ...profile, professionalTitle })).toEqual([
        "professionalTitle: Professional title is required",
      ]);
    }
  });

  it("counts a blank biography as none", () => {
    expect(
      parseInput(updateUserProfileInput, { professionalTitle: " Coach ", biography: " \n" }),
    ).toEqual({
      professionalTitle: "Coach",
      biography: null,
      revision: null,
    });
  });
});

describe("a book-me address", () => {
  it.each(["", "https://demo.example/book", "http://demo.example"])("may be %j", (url) => {
    expect(parseInput(updateBookMeUrlInput, { url }).url).toBe(url);
  });

  it.each([
    "https://",
    "demo.example",
    "javascript:alert(1)",
    "https://a b",
    "ftp://demo.example",
    "https://me:pw@demo.example",
  ])("may not be %j", (url) => {
    expect(texts(updateBookMeUrlInput, { url })).toEqual(["url: Please enter a valid URL"]);
  });
});

describe("an offer", () => {
  const offer = {
    title: "Demo call",
    description: "",
    price: 49,
    descriptionBulletPoints: ["One", "  ", "Two"],
    duration: "THIRTY_MINUTES",
  };

  it("drops blank bullet points", () => {
    expect(parseInput(createOneOnOneInput, offer)).toMatchObject({
      descriptionBulletPoints: ["One", "Two"],
      description: null,
    });
  });

  it.each([1, 2, -3, Number.NaN, Number.POSITIVE_INFINITY, "49", undefined])(
    "may not cost %j",
    (price) => {
      expect(texts(createOneOnOneInput, { ...offer, price })).toEqual([
        "price: Price must be free (€0) or greater than €3",
      ]);
    },
  );

  it("costs whole euros; a publication may cost cents", () => {
    expect(texts(createOneOnOneInput, { ...offer, price: 12.5 })).toEqual([
      "price: Price must be in whole euros",
    ]);
    const publication = { id: "pub_1", title: "Demo", price: 12.5 };
    expect(texts(updatePublicationDetailsInput, publication)).toEqual([]);
    expect(texts(updatePublicationDetailsInput, { ...publication, price: 2.99 })).toEqual([
      "price: Price must be free (€0) or greater than €3",
    ]);
  });

  it("may be free or cost three euros", () => {
    expect(texts(createOneOnOneInput, { ...offer, price: 0 })).toEqual([]);
    expect(texts(createOneOnOneInput, { ...offer, price: 3 })).toEqual([]);
  });

  it("needs a title of at most 150 and a description of at most 500 characters", () => {
    expect(texts(createOneOnOneInput, { ...offer, title: "" })).toEqual([
      "title: Title is required",
    ]);
    expect(
      texts(createOneOnOneInput, {
        ...offer,
        title: "a".repeat(151),
        description: "a".repeat(501),
      }),
    ).toEqual([
      "title: Title must be at most 150 characters",
      "description: Description must be at most 500 characters",
    ]);
  });
});

describe("a talk", () => {
  const talk = { talkId: "tlk_1", title: "Demo talk", eventDate: "2026-11-20T09:30:00.000Z" };

  it("may lose its date", () => {
    expect(parseInput(updateTalkDetailsInput, { ...talk, eventDate: null }).eventDate).toBeNull();
  });

  it("needs a title, and an address that is one", () => {
    expect(texts(updateTalkDetailsInput, { ...talk, title: " ", eventUrl: "demo" })).toEqual([
      "title: Title is required",
      "eventUrl: Must be a valid URL",
    ]);
  });

  it("lasts whole minutes, or is not told", () => {
    expect(
      parseInput(updateTalkDetailsInput, { ...talk, durationInMinutes: 45 }).durationInMinutes,
    ).toBe(45);
    expect(parseInput(updateTalkDetailsInput, talk).durationInMinutes).toBeNull();
    expect(texts(updateTalkDetailsInput, { ...talk, durationInMinutes: 1.5 })).toHaveLength(1);
  });
});
