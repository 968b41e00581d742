import { HOLD_MS, HOUR_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { NewHold } from "../ports/bookings.ts";
import { NOW } from "./now.ts";

/** A slot of half an hour, a day ahead, free of charge unless it is given a price. */
export function holdRow(row: Partial<NewHold> & { id: string }): NewHold {
  const startsAt = row.startsAt ?? NOW + 24 * HOUR_MS;
  return {
    itemId: "call",
    creatorId: "creator",
    bookerId: "booker",
    channelId: `channel-${row.id}`,
    title: "Demo Offer",
    description: "Half an hour about your talk",
    descriptionBulletPoints: ["A plan for your next talk"],
    priceInCents: 0,
    startsAt,
    endsAt: startsAt + 30 * MINUTE_MS,
    holdExpiresAt: NOW + HOLD_MS,
    meetingPlace: { kind: "ADDRESS", details: 'Rue "Démo" 1, 1000 Brussels' },
    questions: [{ id: "asked", isRequired: false, question: "What is it about?" }],
    createdAt: NOW,
    ...row,
  };
}
