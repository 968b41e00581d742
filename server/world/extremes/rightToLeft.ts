import type { BillingDetails, UserRow } from "../../store/ports/profiles.ts";

/**
 * Each is one sign to the reader: a family of four, a skin tone, a flag, two people with a tone
 * each.
 */
export const EMOJI = "👩‍👩‍👧‍👦👩🏽‍🚀🇧🇪🧑🏿‍🤝‍🧑🏻";

/** Someone who writes from right to left: Hebrew names ("Demo Speaker"), an Arabic title. */
export const RIGHT_TO_LEFT = {
  firstName: "דוגמה",
  lastName: "דוברת-הדגמה",
  email: "rtl@demo.example",
  professionalTitle: "متحدثة تجريبية عن التقنية الهادئة 👩🏽‍🚀",
  biography: `אני דוברת לדוגמה, ואני מדברת על טכנולוגיה שקטה (Calm Technology, 2026). ${EMOJI}

هذه فقرة ثانية للعرض فقط: 45 دقيقة، سؤال واحد، وخطوة تالية واحدة.

A third paragraph, in English, for those who read from the left.`,
} as const satisfies Partial<UserRow>;

/** What they offer, say and ask. Latin words, numbers and symbols are mixed in. */
export const RIGHT_TO_LEFT_TEXTS = {
  offer: "חצי שעה ברורה: שאלה אחת, צעד אחד (30 דקות)",
  description: "הביאו שאלה אחת. נצא עם צעד אחד, ועם README.md קצר. 🧑🏿‍🤝‍🧑🏻",
  points: ["תוכנית בעמוד אחד (PDF)", "ملاحظات بعد الجلسة 👩‍👩‍👧‍👦", "Notes in English"],
  drop: "الواجهة الهادئة: أربعون صفحة عن شاشات تنتظر",
  talk: "פחות, מאוחר יותר 🇧🇪",
  eventName: "כנס ההדגמה 2026",
  eventLocation: "غنت، بلجيكا",
  question: "על מה תרצו לדבר? (Calm Technology)",
  answer: "على افتتاح محاضرتي الأولى.\nהיא ארוכה מדי, ואני יודעת.",
} as const;

/** Who is billed: a company with a number in Latin letters, as all VAT numbers are. */
export const RIGHT_TO_LEFT_BILLING = {
  fullName: `${RIGHT_TO_LEFT.firstName} ${RIGHT_TO_LEFT.lastName}`,
  email: RIGHT_TO_LEFT.email,
  phoneNumber: null,
  isCompany: true,
  companyName: "חברת ההדגמה (2026) בע״מ",
  vatNumber: "BE 0403.019.261",
  firstAddressLine: "רחוב הדוגמה 5, דירה 12",
  secondAddressLine: null,
  postalCode: "1000",
  city: "בריסל",
  countryCode: "BE",
  state: null,
} as const satisfies BillingDetails;
