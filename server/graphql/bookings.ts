import {
  cancelRefusal,
  isRefundable,
  readableRefundEnd,
} from "../../src/domain/bookings/bookings.ts";
import { bookingAt } from "../../src/domain/bookings/lifecycle.ts";
import { visiblePlace } from "../../src/domain/bookings/meetingPlace.ts";
import { grossOf } from "../../src/domain/payments/division.ts";
import { vatTreatmentOf } from "../../src/domain/payments/vat/treatment.ts";
import { cancelBooking } from "../services/bookings/cancelBooking.ts";
import { createBooking } from "../services/bookings/createBooking.ts";
import { listCreatorBookings } from "../services/bookings/listCreatorBookings.ts";
import { listBookings } from "../services/bookings/listBookings.ts";
import { canSee } from "../services/catalogue/readItem.ts";
import { mustLoad } from "../services/shared/loaders.ts";
import { priceItem, readItemVatTreatment } from "../services/payments/priceItem.ts";
import { readBooking } from "../services/bookings/readBooking.ts";
import { refusalToMove } from "../services/bookings/refusalToMove.ts";
import { rescheduleBooking } from "../services/bookings/rescheduleBooking.ts";
import { updateBooking } from "../services/bookings/updateBooking.ts";
import { updateMeetingPlace } from "../services/bookings/updateMeetingPlace.ts";
import type { BookingRow } from "../store/ports/bookings.ts";
import type { OneOnOneRow } from "../store/ports/catalogue.ts";
import { connectionOf, pageArguments } from "./connections.ts";
import { attendanceOf, liveSessionOf } from "./live.ts";
import type { ServiceContext } from "../services/shared/context.ts";
import type { BookingListEntryResolvers, BookingResolvers } from "./generated/resolvers.ts";
import { fullName } from "../../src/domain/profiles/fullName.ts";
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
  bookingsForCurrentCreator: async (_parent, { period, ...args }, context) => {
    const page = pageArguments(args);
    const rows = await listCreatorBookings(context, { period, page });
    return connectionOf(rows, {
      page,
      keyOf: (row: BookingRow) => ({ at: row.startsAt, id: row.id }),
    });
  },
  bookingIntakeQuestions: async (_parent, _args, { loaders }) => [
    ...(await loaders.standardQuestions()),
  ],
} satisfies Partial<BuiltQueries>;

export const bookingMutations = {
  createBooking: (_parent, { command }, context) => createBooking(context, command),
  updateBooking: (_parent, { command }, context) => updateBooking(context, command),
  cancelBooking: (_parent, { command }, context) => cancelBooking(context, command),
  rescheduleBooking: (_parent, { command }, context) => rescheduleBooking(context, command),
  updateMeetingPlace: (_parent, { command }, context) => updateMeetingPlace(context, command),
} satisfies Partial<BuiltMutations>;

/** A booking that came to nothing opens no offer that went off sale (docs/product.md 4.10). */
const offerOf = async ({ itemId }: BookingRow, context: ServiceContext) => {
  const offer = (await mustLoad(context.loaders.item, itemId)) as OneOnOneRow;
  return (await canSee(context, offer)) ? offer : null;
};
const creatorOf = ({ creatorId }: BookingRow, { loaders }: ServiceContext) =>
  mustLoad(loaders.user, creatorId);

const holdEnd = (row: BookingRow, _args: object, context: ServiceContext) =>
  bookingAt(row, context.now()).holdExpiresAt;
const stateOf = (row: BookingRow, _args: object, context: ServiceContext) =>
  bookingAt(row, context.now()).state;
const paymentStatusOf = (row: BookingRow, _args: object, context: ServiceContext) =>
  bookingAt(row, context.now()).paymentStatus;
const paymentOf = ({ id, paymentStatus }: BookingRow, { loaders }: ServiceContext) =>
  paymentStatus === "FREE" ? null : loaders.paymentOfBooking.load(id);

const placeOf = (row: BookingRow, _args: object, context: ServiceContext) =>
  visiblePlace(bookingAt(row, context.now()));

const refusalFor = (row: BookingRow, { now, viewer }: ServiceContext) =>
  row.bookerId === viewer?.userId ? refusalToMove(row, now()) : "FORBIDDEN";

const pricedAs = ({ priceInCents }: BookingRow) =>
  ({ category: "ONE_ON_ONE", priceInCents }) as const;

const Booking: FieldResolvers<BookingResolvers, BookingRow> = {
  price: ({ priceInCents }) => priceInCents,
  priceWithVat: (row, _args, context) => priceItem(context, pricedAs(row)),
  vatTreatment: (row, _args, context) => readItemVatTreatment(context, pricedAs(row)),
  date: ({ startsAt }) => startsAt,
  endDate: ({ endsAt }) => endsAt,
  state: stateOf,
  paymentStatus: paymentStatusOf,
  catalogItemId: ({ itemId }) => itemId,
  oneOnOne: (row, _args, context) => offerOf(row, context),
  creator: (row, _args, context) => creatorOf(row, context),
  bookerName: async ({ bookerId }, _args, { loaders }) =>
    fullName(await mustLoad(loaders.user, bookerId)),
  bookerTimeZone: async ({ creatorId, bookerId }, _args, { viewer, loaders }) =>
    viewer?.userId === creatorId ? (await mustLoad(loaders.user, bookerId)).timeZone : null,
  creatorTimeZone: async (row, _args, context) =>
    stateOf(row, _args, context) === "CONFIRMED" ? (await creatorOf(row, context)).timeZone : null,
  intakeQuestions: ({ questions }) => [...questions],
  intakes: ({ intakes }) => [...intakes],
  holdExpiresAt: holdEnd,
  canReschedule: (row, _args, context) => refusalFor(row, context) === null,
  rescheduleRefusal: (row, _args, context) => refusalFor(row, context),
  refundableUntil: readableRefundEnd,
  isRefundable: (row, _args, { now }) => isRefundable(row, now()),
  cancelRefusal: (row, _args, { now }) => cancelRefusal(bookingAt(row, now()), now()),
  cancellation: ({ cancellation }) =>
    cancellation && { ...cancellation, cancelledAt: cancellation.at },
  meetingPlace: placeOf,
  liveSession: (row, _args, { now }) => liveSessionOf(bookingAt(row, now())),
  attendance: (row, _args, context) => attendanceOf(row, context),
  moves: ({ moves }) => moves.map(({ from, to, at }) => ({ from, to, movedAt: at })),
  payment: (row, _args, context) =>
    row.bookerId === context.viewer?.userId ? paymentOf(row, context) : null,
};

const BookingListEntry: FieldResolvers<BookingListEntryResolvers, BookingRow> = {
  id: ({ id }) => `entry:${id}`,
  bookingId: ({ id }) => id,
  creatorProfilePicture: async (row, _args, context) =>
    (await creatorOf(row, context)).picture?.systemFullPath ?? null,
  creatorName: async (row, _args, context) => fullName(await creatorOf(row, context)),
  creatorProfessionTitle: async (row, _args, context) =>
    (await creatorOf(row, context)).professionalTitle,
  creatorSlug: async (row, _args, context) => (await creatorOf(row, context)).slug,
  // Before there is a payment: what the payment will ask for.
  price: async (row, _args, context) => {
    const payment = await paymentOf(row, context);
    return payment ? grossOf(payment) : priceItem(context, pricedAs(row));
  },
  vatTreatment: async (row, _args, context) => {
    const payment = await paymentOf(row, context);
    return payment ? vatTreatmentOf(payment) : readItemVatTreatment(context, pricedAs(row));
  },
  date: ({ startsAt }) => startsAt,
  endDate: ({ endsAt }) => endsAt,
  type: () => "ONE_ON_ONE",
  state: stateOf,
  paymentStatus: paymentStatusOf,
  holdExpiresAt: holdEnd,
  catalogItemId: ({ itemId }) => itemId,
  meetingPlace: placeOf,
  liveSession: (row, _args, { now }) => liveSessionOf(bookingAt(row, now())),
  paymentId: async (row, _args, context) => (await paymentOf(row, context))?.id ?? null,
  paymentState: async (row, _args, context) => (await paymentOf(row, context))?.state ?? null,
};

export const bookingTypes = { Booking, BookingListEntry };
