import type { BillingDetails, StoredImage, UserRow } from "../ports/profiles.ts";
import { NOW } from "./now.ts";

export const PICTURE: StoredImage = {
  id: "picture",
  systemFullPath: "/profilepics/picture.webp",
  extension: "webp",
  contentType: "image/webp",
  addedOn: NOW,
};

export const BILLING: BillingDetails = {
  fullName: "Demo Buyer",
  email: "buyer@example.test",
  phoneNumber: null,
  isCompany: false,
  companyName: null,
  vatNumber: null,
  firstAddressLine: "Demo Street 1",
  secondAddressLine: null,
  postalCode: "1000",
  city: "Brussels",
  countryCode: "BE",
  state: null,
};

/** A person who has only signed up. */
export function userRow(row: Partial<UserRow> & { id: string }): UserRow {
  return {
    role: "user",
    email: `${row.id}@example.test`,
    firstName: "Demo",
    lastName: "Person",
    slug: row.id,
    professionalTitle: null,
    biography: null,
    bookMeUrl: null,
    picture: null,
    links: [],
    userIsOnboarded: false,
    beamerIsOnboarded: false,
    affiliateCode: null,
    invitedById: null,
    timeZone: null,
    countryCode: null,
    billing: null,
    createdAt: NOW,
    ...row,
  };
}
