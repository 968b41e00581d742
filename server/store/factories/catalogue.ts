import { BY_VIDEO } from "../../../src/domain/bookings/meetingPlace.ts";
import { HOUR_MS } from "../../../src/domain/shared/limits.ts";
import type { OneOnOneRow, PublicationRow, TalkRow } from "../ports/catalogue.ts";
import { NOW } from "./now.ts";
import { PICTURE } from "./profiles.ts";

export const DOCUMENT = {
  id: "document",
  name: "slides.pdf",
  extension: "pdf",
  contentType: "application/pdf",
  addedOn: NOW,
  sizeInBytes: 1_000,
  previewState: "READY" as const,
  pageCount: 3,
  isReplacement: false,
  uploadId: "upload",
};

const item = (id: string) => ({
  id,
  creatorId: "creator",
  title: "Demo Offer",
  description: null,
  priceInCents: 5000,
  status: "PUBLISHED" as const,
  position: 0,
  createdAt: NOW,
});

/** An offer on sale. Lists aren't empty, to check that each store keeps them. */
export function oneOnOneRow(row: Partial<OneOnOneRow> & { id: string }): OneOnOneRow {
  return {
    ...item(row.id),
    category: "ONE_ON_ONE",
    durationInMinutes: 30,
    descriptionBulletPoints: ["First", 'Second, with "quotes", {braces} and a comma'],
    intakeQuestions: null,
    meetingPlace: BY_VIDEO,
    ...row,
  };
}

/** A drop on sale, with its file. */
export function publicationRow(row: Partial<PublicationRow> & { id: string }): PublicationRow {
  return {
    ...item(row.id),
    category: "PUBLICATION",
    document: DOCUMENT,
    thumbnails: [{ ...PICTURE, systemFullPath: "/thumbnails/first.webp" }],
    ...row,
  };
}

/** A talk on sale, an hour ahead. */
export function talkRow(row: Partial<TalkRow> & { id: string }): TalkRow {
  return {
    ...item(row.id),
    category: "TALK",
    eventName: "Demo Event",
    eventUrl: null,
    eventLocation: null,
    eventDate: NOW + HOUR_MS,
    durationInMinutes: 45,
    document: null,
    thumbnails: [],
    ...row,
  };
}
