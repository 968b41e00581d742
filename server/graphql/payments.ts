import { bookingAt } from "../../src/domain/bookings/lifecycle.ts";
import { completePayment } from "../services/payments/completePayment.ts";
import { createPayment } from "../services/payments/createPayment.ts";
import { failPayment } from "../services/payments/failPayment.ts";
import { grossOf } from "../../src/domain/payments/division.ts";
import { vatTreatmentOf } from "../../src/domain/payments/vat/treatment.ts";
import { mustLoad } from "../services/shared/loaders.ts";
import { isSettled } from "../../src/domain/payments/lifecycle.ts";
import { readCreator } from "../services/profiles/readCreator.ts";
import { readPayment } from "../services/payments/readPayment.ts";
import { readPaymentStatus } from "../services/payments/readPaymentStatus.ts";
import { awaitsSessionConsent } from "../services/payments/awaitsSessionConsent.ts";
import { updatePayment } from "../services/payments/updatePayment.ts";
import type { PaymentRow } from "../store/ports/payments.ts";
import type { ServiceContext } from "../services/shared/context.ts";
import type { PaymentResolvers } from "./generated/resolvers.ts";
import { fullName } from "../../src/domain/profiles/fullName.ts";
import type { BuiltMutations, BuiltQueries, FieldResolvers } from "./resolverTypes.ts";

export const paymentQueries = {
  paymentById: (_parent, { id }, context) => readPayment(context, id),
  paymentStatusById: (_parent, { id }, context) => readPaymentStatus(context, id),
} satisfies Partial<BuiltQueries>;

export const paymentMutations = {
  createPayment: (_parent, { command }, context) => createPayment(context, command),
  updatePayment: (_parent, { command }, context) => updatePayment(context, command),
  completePayment: (_parent, { command }, context) => completePayment(context, command),
  failPayment: (_parent, { command }, context) => failPayment(context, command),
} satisfies Partial<BuiltMutations>;

const bookingOf = ({ bookingId }: PaymentRow, { loaders }: ServiceContext) =>
  bookingId === null ? null : loaders.booking.load(bookingId);

const Payment: FieldResolvers<PaymentResolvers, PaymentRow> = {
  amountWithoutVat: ({ netInCents }) => netInCents,
  amountWithVat: (payment) => grossOf(payment),
  currency: () => "EUR",
  isPaid: ({ state }) => state === "PAID",
  clientSecret: (payment) => (isSettled(payment) ? null : payment.clientSecret),
  cardProvider: (_payment, _args, { providers }) => providers.cards.name,
  publishableKey: (_payment, _args, { providers }) => providers.cards.publishableKey,
  vatPercentage: ({ vatBasisPoints }) => vatBasisPoints / 100,
  vatTreatment: (payment) => vatTreatmentOf(payment),
  billingInformation: ({ id, billing }) =>
    billing === null ? null : { id: `billing:${id}`, details: billing },
  accessConsent: ({ accessConsent }) =>
    accessConsent && {
      wordingVersion: accessConsent.version,
      text: accessConsent.text,
      givenOn: accessConsent.givenAt,
    },
  awaitsConsent: (payment, _args, context) => awaitsSessionConsent(context, payment),
  holdExpiresAt: async (payment, _args, context) => {
    const booking = await bookingOf(payment, context);
    return booking && bookingAt(booking, context.now()).holdExpiresAt;
  },
  booking: (payment, _args, context) => bookingOf(payment, context),
  creatorSlug: async ({ creatorId }, _args, context) =>
    (await readCreator(context, creatorId)).slug,
  creatorName: async ({ creatorId }, _args, context) =>
    fullName(await readCreator(context, creatorId)),
  catalogItemId: ({ itemId }) => itemId,
  category: async ({ itemId }, _args, { loaders }) =>
    (await mustLoad(loaders.item, itemId)).category,
};

export const paymentTypes = { Payment };
