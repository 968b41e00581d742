import { describe, expect, it } from "vitest";
import { ERRORS, RefusalError } from "../errors.ts";
import { checkAffiliateInput } from "./checkAffiliate.ts";
import { createBookingInput } from "./createBooking.ts";
import { createOneOnOneInput } from "./createOneOnOne.ts";
import { createPublicationInput } from "./createPublication.ts";
import { parseInput } from "./parseInput.ts";
import { registerAsBeamerInput } from "./registerAsBeamer.ts";
import { rescheduleForm } from "./rescheduleBooking.ts";
import { shareForm } from "./share.ts";
import { shownTexts as texts } from "./shownTexts.ts";
import { shareItemToLinkedInInput } from "./shareItemToLinkedIn.ts";
import { intakesFor, updateBookingInput } from "./updateBooking.ts";
import { updateBookMeUrlInput } from "./updateBookMeUrl.ts";
import { updatePublicationDetailsInput } from "./updatePublicationDetails.ts";
import { talkDetailsForm, updateTalkDetailsInput } from "./updateTalkDetails.ts";
import { updateUserProfileInput } from "./updateUserProfile.ts";
import { updateUserProfilePictureInput } from "./updateUserProfilePicture.ts";
import { updateUserSettingsInput } from "./updateUserSettings.ts";

describe("a profile", () => {
  const profile = { professionalTitle: "Coach", biography: "Hello" };

  it("needs a professional title of at most 150 characters", () => {
    expect(texts(updateUserProfileInput, { ...profile, professionalTitle: "  " })).toEqual([
      "professionalTitle: Professional title is required",
    ]);
    expect(texts(updateUserProfileInput, { ...profile, professionalTitle: "a".repeat(151) })).toEqual([
      "professionalTitle: Professional title must be less than 150 characters",
    ]);
    expect(texts(updateUserProfileInput, { ...profile, professionalTitle: "a".repeat(150) })).toEqual([]);
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

  it.each(["\u0000", "\u0007", "\u001b[31m", "\u007f", "\u0085", "\ud800"])("refuses a control character (%#)", (text) => {
    expect(texts(updateUserProfileInput, { ...profile, biography: `a${text}b` })).toEqual([
      "biography: Please remove characters that cannot be shown",
    ]);
  });

  it("counts a blank biography as none", () => {
    expect(parseInput(updateUserProfileInput, { professionalTitle: " Coach ", biography: " \n" })).toEqual({
      professionalTitle: "Coach",
      biography: null,
    });
  });
});

describe("a book-me address", () => {
  it.each(["", "https://demo.example/book", "http://demo.example"])("may be %j", (url) => {
    expect(parseInput(updateBookMeUrlInput, { url })).toEqual({ url });
  });

  it.each(["https://", "demo.example", "javascript:alert(1)", "https://a b", "ftp://demo.example", "https://me:pw@demo.example"])(
    "may not be %j",
    (url) => {
      expect(texts(updateBookMeUrlInput, { url })).toEqual(["url: Please enter a valid URL"]);
    },
  );
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

  it.each([1, 2, -3, Number.NaN, Number.POSITIVE_INFINITY, "49", undefined])("may not cost %j", (price) => {
    expect(texts(createOneOnOneInput, { ...offer, price })).toEqual([
      "price: Price must be free (€0) or greater than €3",
    ]);
  });

  it("costs whole euros; a publication may cost cents", () => {
    expect(texts(createOneOnOneInput, { ...offer, price: 12.5 })).toEqual(["price: Price must be in whole euros"]);
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
    expect(texts(createOneOnOneInput, { ...offer, title: "" })).toEqual(["title: Title is required"]);
    expect(texts(createOneOnOneInput, { ...offer, title: "a".repeat(151), description: "a".repeat(501) })).toEqual([
      "title: Title must be at most 150 characters",
      "description: Description must be at most 500 characters",
    ]);
  });
});

describe("a talk", () => {
  const talk = { talkId: "tlk_1", title: "Demo talk", eventDate: "2026-11-20T09:30:00.000Z" };

  it("may lose its date by the contract, but not in the form", () => {
    expect(parseInput(updateTalkDetailsInput, { ...talk, eventDate: null }).eventDate).toBeNull();
    expect(texts(talkDetailsForm, { ...talk, eventDate: "" })).toEqual(["eventDate: Event date is required"]);
  });

  it("needs a title, and an address that is one", () => {
    expect(texts(updateTalkDetailsInput, { ...talk, title: " ", eventUrl: "demo" })).toEqual([
      "title: Title is required",
      "eventUrl: Must be a valid URL",
    ]);
  });

  it("lasts whole minutes, or is not told", () => {
    expect(parseInput(updateTalkDetailsInput, { ...talk, durationInMinutes: 45 }).durationInMinutes).toBe(45);
    expect(parseInput(updateTalkDetailsInput, talk).durationInMinutes).toBeNull();
    expect(texts(updateTalkDetailsInput, { ...talk, durationInMinutes: 1.5 })).toHaveLength(1);
  });
});

describe("a slot", () => {
  const booking = { catalogItemId: "one_1", date: "2026-11-20", timeSlot: "09:30", timeZone: "Europe/Brussels" };

  it("is normalised to HH:MM:SS", () => {
    expect(parseInput(createBookingInput, booking).timeSlot).toBe("09:30:00");
  });

  it("is refused in the specification's words", () => {
    expect(texts(createBookingInput, { ...booking, timeSlot: 930 })).toEqual(["timeSlot: Time slot must be a string"]);
    expect(texts(createBookingInput, { ...booking, timeSlot: "half past nine" })).toEqual([
      "timeSlot: Something went wrong when converting time slot to local time string",
    ]);
  });

  it("needs a date that exists and a zone that exists", () => {
    expect(texts(createBookingInput, { ...booking, date: "2026-02-30", timeZone: "Mars/Olympus" })).toEqual([
      "date: Please enter a valid date",
      "timeZone: Unknown timezone",
    ]);
    expect(texts(updateUserSettingsInput, { timeZone: "" })).toEqual(["timeZone: Timezone is required"]);
  });

  it("is asked for piece by piece when a booking moves", () => {
    expect(texts(rescheduleForm, { id: "bkg_1", date: "", timeSlot: "", timeZone: "" })).toEqual([
      "date: Date is required",
      "timeSlot: Time slot is required",
      "timeZone: Timezone is required",
      "month: Month is required",
      "year: Year is required",
    ]);
  });
});

describe("answers", () => {
  const schema = intakesFor([
    { question: "Why?", isRequired: true },
    { question: "Anything else?", isRequired: false },
  ]);

  it("are needed where the question says so", () => {
    const blank = [
      { question: "Why?", answer: "  " },
      { question: "Anything else?", answer: "" },
    ];
    expect(texts(schema, { intakes: blank })).toEqual(["intakes.0.answer: This field is required"]);
    expect(texts(schema, { intakes: blank.slice(1) })).toEqual(["intakes: This field is required"]);
    expect(texts(schema, { intakes: [{ question: "Why?", answer: "Because" }] })).toEqual([]);
  });

  it("are kept as typed", () => {
    const intakes = [{ question: "Why?", answer: " because \n" }];
    expect(parseInput(updateBookingInput, { id: "bkg_1", intakes })).toEqual({ id: "bkg_1", intakes, paymentId: null });
  });
});

describe("a post", () => {
  it("needs a message, an item or a page, and fits LinkedIn", () => {
    expect(texts(shareItemToLinkedInInput, { itemId: "pub_1", postMessage: " " })).toEqual([
      "postMessage: Message is required",
    ]);
    expect(texts(shareItemToLinkedInInput, { itemId: "pub_1", postMessage: "a".repeat(3001) })).toEqual([
      "postMessage: Message must be at most 3000 characters",
    ]);
    expect(texts(shareForm, { postMessage: "Look" })).toEqual([": Either itemId or profileId must be provided"]);
  });
});

describe("an invitation code", () => {
  it("has at least 8 characters on the page for joining, and is not blank elsewhere", () => {
    expect(texts(checkAffiliateInput, { affiliate: "1234567" })).toEqual([
      "affiliate: Beamer code must be at least 8 characters",
    ]);
    expect(texts(checkAffiliateInput, { affiliate: " 12345678 " })).toEqual([]);
    expect(texts(registerAsBeamerInput, { affiliateCode: "  " })).toEqual(["affiliateCode: Beamer code is required"]);
  });
});

describe("an upload", () => {
  const file = (type: string, size: number) => ({ name: "demo", type, size });

  it("is restricted to its kind and to 30MB", () => {
    expect(texts(createPublicationInput, { file: file("image/png", 1) })).toEqual(["file: Only PDF files are allowed"]);
    expect(texts(updateUserProfilePictureInput, { file: file("image/png", 1) })).toEqual([
      "file: Only JPEG files are allowed",
    ]);
    expect(texts(createPublicationInput, { file: file("application/pdf", 30 * 1024 * 1024 + 1) })).toEqual([
      "file: File size must be less than 30MB",
    ]);
    expect(texts(createPublicationInput, { file: file("application/pdf", 30 * 1024 * 1024) })).toEqual([]);
    expect(texts(createPublicationInput, { file: "demo.pdf" })).toEqual(["file: Only PDF files are allowed"]);
  });
});

describe("a command that is wrong", () => {
  it("is refused with the first wrong field's path and the form's text", () => {
    const attempt = () => parseInput(updateBookingInput, { id: "bkg_1", intakes: [{ question: "Why?", answer: 7 }] });
    expect(attempt).toThrow(RefusalError);
    expect(attempt).toThrow(
      expect.objectContaining({ code: "BAD_USER_INPUT", field: "intakes.0.answer", message: "Answer must be a text" }),
    );
  });

  it("names no field when it is no object at all", () => {
    expect(() => parseInput(updateBookingInput, null)).toThrow(
      expect.objectContaining({ field: null, message: ERRORS.BAD_USER_INPUT.message }),
    );
  });
});
