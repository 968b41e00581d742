import { canReschedule } from "../../src/domain/bookings/bookings.ts";
import { createBooking } from "../services/bookings/createBooking.ts";
import { listBookings } from "../services/bookings/listBookings.ts";
import { mustLoad } from "../services/shared/loaders.ts";
import { priceItem } from "../services/payments/priceItem.ts";
import { asOfNow, readBooking } from "../services/bookings/readBooking.ts";
import { updateBooking } from "../services/bookings/updateBooking.ts";
import type { BookingRow } from "../store/ports/bookings.ts";
import type { OneOnOneRow } from "../store/ports/catalogue.ts";
import type { UserRow } from "../store/ports/profiles.ts";
import { connectionOf, pageArguments } from "./connections.ts";
import type { GraphQLContext } from "./context.ts";
import type { BookingListEntryResolvers, BookingResolvers } from "./generated/resolvers.ts";
import type { BuiltMutations, BuiltQueries, FieldResolvers } from "./resolverTypes.ts";

export const bookingQueries = {
  bookingById: (_parent, { id }, context) => readBooking(context, id),
  bookingsForCurrentUser: async (_parent, args, context) => {
    const page = pageArguments(args);
    const rows = await listBookings(context, page);
    return connectionOf(rows, {
      page,
      keyOf: (row: BookingRow) => ({ at: row.startsAt, id: row.id }),
    });
  },
  bookingIntakeQuestions: (_parent, _args, { store }) => store.questions.all(),
} satisfies Partial<BuiltQueries>;

export const bookingMutations = {
  createBooking: (_parent, { command }, context) => createBooking(context, command),
  updateBooking: (_parent, { command }, context) => updateBooking(context, command),
} satisfies Partial<BuiltMutations>;

const offerOf = async ({ itemId }: BookingRow, { loaders }: GraphQLContext) =>
  (await mustLoad(loaders.item, itemId)) as OneOnOneRow;
const creatorOf = ({ creatorId }: BookingRow, { loaders }: GraphQLContext) =>
  mustLoad(loaders.user, creatorId);
const nameOf = ({ firstName, lastName }: UserRow) => `${firstName} ${lastName}`.trim();

const holdEnd = (row: BookingRow, _args: object, context: GraphQLContext) =>
  asOfNow(context, row).paymentStatus === "PENDING" ? row.holdExpiresAt : null;
/** Null also when the payment has gone on to pay for a later session of the same offer. */
const paymentOf = async ({ id, paymentId }: BookingRow, { loaders }: GraphQLContext) => {
  const payment = paymentId === null ? null : await loaders.payment.load(paymentId);
  return payment?.bookingId === id ? payment : null;
};
/** Before there is a payment: what the payment will ask for, unless the offer was free when it was booked. */
const priceOffer = async (context: GraphQLContext, row: BookingRow) =>
  row.paymentStatus === "FREE" ? 0 : priceItem(context, await offerOf(row, context));

const Booking: FieldResolvers<BookingResolvers, BookingRow> = {
  date: ({ startsAt }) => startsAt,
  paymentStatus: (row, _args, context) => asOfNow(context, row).paymentStatus,
  oneOnOne: (row, _args, context) => offerOf(row, context),
  creator: (row, _args, context) => creatorOf(row, context),
  bookerName: async ({ bookerId }, _args, { loaders }) =>
    nameOf(await mustLoad(loaders.user, bookerId)),
  intakes: ({ intakes }) => [...intakes],
  holdExpiresAt: holdEnd,
  canReschedule: (row, _args, context) => canReschedule(row, context.now()),
  payment: (row, _args, context) =>
    row.bookerId === context.viewer?.userId ? paymentOf(row, context) : null,
};

const BookingListEntry: FieldResolvers<BookingListEntryResolvers, BookingRow> = {
  id: ({ id }) => `entry:${id}`,
  bookingId: ({ id }) => id,
  creatorProfilePicture: async (row, _args, context) =>
    (await creatorOf(row, context)).picture?.systemFullPath ?? null,
  creatorName: async (row, _args, context) => nameOf(await creatorOf(row, context)),
  creatorProfessionTitle: async (row, _args, context) =>
    (await creatorOf(row, context)).professionalTitle,
  creatorSlug: async (row, _args, context) => (await creatorOf(row, context)).slug,
  price: async (row, _args, context) => {
    const payment = await paymentOf(row, context);
    return payment ? payment.netInCents + payment.vatInCents : priceOffer(context, row);
  },
  date: ({ startsAt }) => startsAt,
  endDate: ({ endsAt }) => endsAt,
  type: () => "ONE_ON_ONE",
  title: async (row, _args, context) => (await offerOf(row, context)).title,
  paymentStatus: (row, _args, context) => asOfNow(context, row).paymentStatus,
  holdExpiresAt: holdEnd,
  catalogItemId: ({ itemId }) => itemId,
  paymentState: async (row, _args, context) => (await paymentOf(row, context))?.state ?? null,
};

export const bookingTypes = { Booking, BookingListEntry };
