import { BY_VIDEO } from "../../../src/domain/bookings/meetingPlace.ts";
import { HOUR_MS } from "../../../src/domain/shared/limits.ts";
import {
  ONE_ON_ONE_COLUMNS,
  type OneOnOneRow,
  PUBLICATION_COLUMNS,
  type PublicationRow,
  TALK_COLUMNS,
  type TalkRow,
} from "../ports/catalogue.ts";
import { nullableTexts } from "../ports/columns.ts";
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

const nothing = () => null;

const item = (id: string) => ({
  id,
  creatorId: "creator",
  title: "Demo Offer",
  priceInCents: 5000,
  status: "PUBLISHED" as const,
  position: 0,
  createdAt: NOW,
});

/** An offer on sale. Lists aren't empty, to check that each store keeps them. */
export function oneOnOneRow(row: Partial<OneOnOneRow> & { id: string }): OneOnOneRow {
  return {
    ...item(row.id),
    ...nullableTexts(ONE_ON_ONE_COLUMNS, nothing),
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
    ...nullableTexts(PUBLICATION_COLUMNS, nothing),
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
    ...nullableTexts(TALK_COLUMNS, nothing),
    category: "TALK",
    eventName: "Demo Event",
    eventDate: NOW + HOUR_MS,
    durationInMinutes: 45,
    document: null,
    thumbnails: [],
    ...row,
  };
}
