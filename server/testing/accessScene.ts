import type { Person } from "../world/actions.ts";
import { type Beamer, beamer, user } from "../world/people.ts";
import type { World } from "../world/world.ts";
import { BY_VIDEO } from "../../src/domain/bookings/meetingPlace.ts";
import { ACCESS_TOKEN_LIFETIME_MS, DAY_MS, MINUTE_MS } from "../../src/domain/shared/limits.ts";
import { startLiveSession } from "../services/live/startLiveSession.ts";
import { changeMailAddress } from "../services/messages/changeMailAddress.ts";
import { keepSharingPermission } from "../services/sharing/keepSharingPermission.ts";
import { issueAccessToken } from "../services/shared/accessToken.ts";
import { noteSignIn } from "../services/session/steps/begunSignIns.ts";
import { successorOf } from "../services/session/steps/sessionTokens.ts";
import { holdRow } from "../store/factories/bookings.ts";
import type { BookingRow } from "../store/ports/bookings.ts";
import type { CalendarProfileRow } from "../store/ports/calendars.ts";
import type { OneOnOneRow, PublicationRow, TalkRow } from "../store/ports/catalogue.ts";
import type { PaymentRow } from "../store/ports/payments.ts";

/**
 * Who makes a call. `user` is the person whose booking, payment and library it is about; `owner`
 * the creator whose item, page and hours it is about; `another` and `beamer` have nothing to do
 * with it.
 */
export const ROLES = ["nobody", "user", "another", "beamer", "owner", "expired"] as const;
export type CallerRole = (typeof ROLES)[number];

/** A marketplace in which every call of the contract has something to be about. */
export interface Scene {
  user: Person;
  another: Person;
  beamer: Beamer;
  owner: Beamer;
  /** Secrets of links in mails to the user. */
  mailLinks: { confirm: string; stop: string };
  freeOffer: OneOnOneRow;
  paidOffer: OneOnOneRow;
  draftOffer: OneOnOneRow;
  freeDrop: PublicationRow;
  paidDrop: PublicationRow;
  draftDrop: PublicationRow;
  /** No one has it. */
  archivedDrop: PublicationRow;
  talk: TalkRow;
  draftTalk: TalkRow;
  /** The owner's. */
  account: CalendarProfileRow;
  /** The user's, of the free offer, held. */
  booking: BookingRow;
  /** The user's, of the free offer, confirmed. */
  booked: BookingRow;
  /** The user's, of the free offer, in a few minutes; the owner is in its live session. */
  meeting: BookingRow;
  /** The user's, open, for the paid drop. */
  payment: PaymentRow;
  /** With which a newcomer can come back from the sign-in provider. */
  signInCode: string;
}

/** The state with which each browser has begun a sign-in. */
export const STATE = "state";
export const RETURN_URL = "https://beamers.example/login/return";
const TUESDAY_TEN = "2026-03-17T09:00:00Z";
const TUESDAY_NOON = "2026-03-17T11:00:00Z";

export async function setScene(world: World): Promise<Scene> {
  const owner = await beamer(world, { slug: "owner" });
  const other = await beamer(world, { slug: "other", affiliateCode: "OTHERSCODE" });
  const person = await user(world, { slug: "user", email: "user@demo.example" });
  const another = await user(world, { slug: "another", email: "another@demo.example" });
  const freeOffer = await owner.offers({ priceInCents: 0 });
  const freeDrop = await owner.drops({ priceInCents: 0 });
  const paidDrop = await owner.drops();
  const signInCode = await world.people.choose({
    person: {
      issuer: "test",
      subject: "newcomer",
      email: "new@demo.example",
      isEmailVerified: true,
      firstName: "New",
      lastName: "Comer",
    },
    redirectUri: RETURN_URL,
  });
  await person.keeps(freeDrop);
  const booked = await person.books(freeOffer, TUESDAY_NOON);
  const permission = { accessToken: "token", lifetimeMs: DAY_MS };
  await keepSharingPermission(world, { user: owner.row, permission });
  await owner.connects();
  const [account] = await world.store.calendars.ofOwner(owner.row.id);
  return {
    user: person,
    another,
    beamer: other,
    owner,
    freeOffer,
    paidOffer: await owner.offers(),
    draftOffer: await owner.offers({ status: "DRAFT" }),
    freeDrop,
    paidDrop,
    draftDrop: await owner.drops({ status: "DRAFT", priceInCents: 0 }),
    archivedDrop: await owner.drops({ status: "ARCHIVED" }),
    talk: await owner.speaks(),
    draftTalk: await owner.speaks({ status: "DRAFT" }),
    account: account as CalendarProfileRow,
    booking: await person.takes(freeOffer, TUESDAY_TEN),
    booked,
    meeting: await meet(world, { person, owner, offer: freeOffer }),
    payment: await person.opensPayment(paidDrop),
    signInCode,
    mailLinks: await mailLinksOf(world, person),
  };
}

/** As the mails have them. */
async function mailLinksOf(world: World, { row, viewer }: Person): Promise<Scene["mailLinks"]> {
  const address = "user-too@demo.example";
  await changeMailAddress(world.contextFor(viewer), { address });
  await world.drain();
  const mails = await world.mails.readMails();
  const asking = mails.find(({ to }) => to === address);
  const booked = mails.find(({ to }) => to === row.email);
  return {
    confirm: tokenIn(/token=([^"&\s]+)/.exec(asking?.text ?? "")),
    stop: tokenIn(/token=([^"&\s]+)/.exec(booked?.text ?? "")),
  };
}

const tokenIn = (found: RegExpExecArray | null) => decodeURIComponent(found?.[1] ?? "");

/** Books a session past the slots that can be booked, which begin later, and starts it. */
async function meet(
  world: World,
  { person, owner, offer }: { person: Person; owner: Beamer; offer: OneOnOneRow },
): Promise<BookingRow> {
  const at = world.now();
  const creatorId = owner.row.id;
  const id = world.newId("bkg");
  const booking = await world.store.transaction(async (store) => {
    const agenda = await store.agendaOf(creatorId);
    await agenda.hold(
      holdRow({
        id,
        itemId: offer.id,
        creatorId,
        bookerId: person.row.id,
        startsAt: at + 5 * MINUTE_MS,
        meetingPlace: BY_VIDEO,
      }),
    );
    return agenda.confirm({ id, at, intakes: [] });
  });
  const { channelId } = booking;
  await startLiveSession(world.contextFor(owner.viewer), { channelId, participantId: 1 });
  return booking;
}

/**
 * Headers of a call in that role, whose browser has begun a sign-in. Signed-in roles have a refresh
 * cookie too.
 */
export async function headersOf(
  world: World,
  { scene, role }: { scene: Scene; role: CallerRole },
): Promise<Record<string, string>> {
  await noteSignIn(world.contextFor(null), STATE);
  const begun = `__Host-signIn=${world.cookies.get("signIn")}`;
  if (role === "nobody") return { cookie: begun };
  const { row } = scene[role === "expired" ? "user" : role];
  const issuedAt = role === "expired" ? world.now() - ACCESS_TOKEN_LIFETIME_MS : world.now();
  const token = await issueAccessToken({ ...world, now: () => issuedAt }, row);
  const refreshToken = await successorOf(world, {
    secret: world.newSecret(),
    familyId: world.newId("fam"),
    userId: row.id,
  });
  await world.store.sessions.insert(refreshToken.row);
  return {
    authorization: `Bearer ${token}`,
    cookie: `${begun}; __Secure-refresh=${refreshToken.secret}`,
  };
}
