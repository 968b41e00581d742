import { bookingDetailAddress } from "../../../../src/domain/bookings/addresses.ts";
import type { PaymentFacts } from "../../../../src/domain/messages/paymentMails.ts";
import { grossOf } from "../../../../src/domain/payments/division.ts";
import { vatTreatmentOf } from "../../../../src/domain/payments/vat/treatment.ts";
import { itemAddress } from "../../../../src/domain/profiles/addresses.ts";
import { fullName } from "../../../../src/domain/profiles/fullName.ts";
import type { MailKey } from "../../../store/ports/messages.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";
import type { ComposedMail } from "./sendMail.ts";
import { sessionThread } from "./sessionThread.ts";

/** A payment as its buyer is told of it. */
export interface ToldPayment {
  payment: PaymentRow;
  facts: PaymentFacts;
  isSession: boolean;
  /** Full address of what it is for; null where that is gone. */
  url: string | null;
  /** As a mail says it, in the creator's name. */
  inName(content: ComposedMail["content"]): ComposedMail;
  /** The key of a mail about it to its buyer. */
  keyOf(mail: Pick<MailKey, "kind" | "version">): MailKey;
}

/** What a payment's buyer is told; null when there is no such payment. */
export async function readToldPayment(
  { store, settings }: Pick<ProcessContext, "store" | "settings">,
  id: string,
): Promise<ToldPayment | null> {
  const payment = await store.payments.byId(id);
  if (payment === null) return null;
  const { buyerId, creatorId, bookingId, itemId } = payment;
  const people = await store.users.byIds([buyerId, creatorId]);
  const buyer = people.find((person) => person.id === buyerId);
  const creator = people.find((person) => person.id === creatorId);
  if (buyer === undefined || creator === undefined) return null;
  const { slug } = creator;
  const creatorName = fullName(creator);
  const item = bookingId === null ? await store.catalog.byId(itemId) : null;
  const itemPath =
    item === null || item.category === "ONE_ON_ONE"
      ? null
      : itemAddress({ slug, kind: KINDS[item.category], itemId });
  const path = bookingId === null ? itemPath : bookingDetailAddress({ slug, bookingId });
  return {
    payment,
    facts: {
      timeZone: buyer.timeZone,
      title: payment.title,
      creatorName,
      grossInCents: grossOf(payment),
      vatInCents: payment.vatInCents,
      vat: {
        vatTreatment: vatTreatmentOf(payment),
        vatPercentage: payment.vatBasisPoints / 100,
        vatCountryCode: payment.vatCountryCode,
      },
    },
    isSession: bookingId !== null,
    url: path === null ? null : settings.publicUrl + path,
    inName: (content) => ({
      content,
      inNameOf: creatorName,
      thread: bookingId === null ? null : sessionThread({ bookingId, readerId: buyerId }),
    }),
    keyOf: (mail) => ({ userId: buyerId, subjectId: id, ...mail }),
  };
}

const KINDS = { PUBLICATION: "publication", TALK: "talk" } as const;
