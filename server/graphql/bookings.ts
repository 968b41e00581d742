import { canReschedule } from "../../src/domain/bookings.ts";
import { createBooking } from "../services/createBooking.ts";
import { listBookings } from "../services/listBookings.ts";
import { mustLoad } from "../services/loaders.ts";
import { asOfNow, readBooking } from "../services/readBooking.ts";
import { updateBooking } from "../services/updateBooking.ts";
import type { BookingRow } from "../store/bookings.ts";
import type { OneOnOneRow } from "../store/catalog.ts";
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

const Booking: FieldResolvers<BookingResolvers, BookingRow> = {
  date: ({ startsAt }) => startsAt,
  paymentStatus: (row, _args, context) => asOfNow(context, row).paymentStatus,
  oneOnOne: (row, _args, context) => offerOf(row, context),
  creator: (row, _args, context) => creatorOf(row, context),
  intakes: ({ intakes }) => [...intakes],
  holdExpiresAt: (row, _args, context) =>
    asOfNow(context, row).paymentStatus === "PENDING" ? row.holdExpiresAt : null,
  canReschedule: (row, _args, context) => canReschedule(row, context.now()),
  payment: ({ paymentId, bookerId }, _args, { viewer, store }) =>
    paymentId === null || bookerId !== viewer?.userId ? null : store.payments.byId(paymentId),
};

const BookingListEntry: FieldResolvers<BookingListEntryResolvers, BookingRow> = {
  id: ({ id }) => `entry:${id}`,
  bookingId: ({ id }) => id,
  creatorProfilePicture: async (row, _args, context) =>
    (await creatorOf(row, context)).picture?.systemFullPath ?? null,
  creatorName: async (row, _args, context) => {
    const { firstName, lastName } = await creatorOf(row, context);
    return `${firstName} ${lastName}`;
  },
  creatorProfessionTitle: async (row, _args, context) =>
    (await creatorOf(row, context)).professionalTitle,
  creatorSlug: async (row, _args, context) => (await creatorOf(row, context)).slug,
  price: async ({ paymentId }, _args, { store }) => {
    const payment = paymentId === null ? null : await store.payments.byId(paymentId);
    return payment === null ? 0 : payment.netInCents + payment.vatInCents;
  },
  date: ({ startsAt }) => startsAt,
  type: () => "ONE_ON_ONE",
  title: async (row, _args, context) => (await offerOf(row, context)).title,
  paymentStatus: (row, _args, context) => asOfNow(context, row).paymentStatus,
};

export const bookingTypes = { Booking, BookingListEntry };
