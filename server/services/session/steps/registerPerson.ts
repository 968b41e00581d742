import { LINE_MAX } from "../../../../src/domain/shared/limits.ts";
import { isBlank, shownLine } from "../../../../src/domain/shared/shownText.ts";
import { slugOf } from "../../../../src/domain/profiles/slug.ts";
import type { SignedInPerson } from "../../../providers/signIn/port.ts";
import type { UserRow } from "../../../store/ports/profiles.ts";
import type { ServiceContext } from "../../shared/context.ts";

/** Attempts to register: someone else may take the slug at the same moment. */
const ATTEMPTS = 5;

/**
 * The account of the person whom the sign-in provider vouches for; a new one on the first visit.
 */
export async function registerPerson(
  context: ServiceContext,
  person: SignedInPerson,
): Promise<UserRow> {
  const { users } = context.store;
  const { issuer, subject } = person;
  const details = detailsOf(person);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const known = await users.byIdentity({ issuer, subject });
    if (known !== null) return keepInStep(context, { known, details });
    const slug = await slugOf(details, (candidate) => users.isSlugTaken(candidate));
    const row = newUser(context, { details, slug });
    if (await users.insert(row, { issuer, subject })) return row;
  }
  throw new Error(`no account could be made in ${ATTEMPTS} attempts`);
}

type Details = Pick<UserRow, "email" | "firstName" | "lastName">;

/** Replaces a name that shows nothing. */
const NAMELESS = "Member";

/** The provider's text as a line that can be shown, cut to its length. */
function detailsOf({ email, firstName, lastName }: SignedInPerson): Details {
  const first = shownLine(firstName, LINE_MAX);
  const last = shownLine(lastName, LINE_MAX);
  const isNameless = isBlank(`${first}${last}`);
  return { email: email.trim(), firstName: isNameless ? NAMELESS : first, lastName: last };
}

/** Name and address follow the provider's; the slug stays, since links point to it. */
async function keepInStep(
  { store, loaders }: ServiceContext,
  { known, details }: { known: UserRow; details: Details },
): Promise<UserRow> {
  const isSame =
    known.email === details.email &&
    known.firstName === details.firstName &&
    known.lastName === details.lastName;
  if (isSame) return known;
  loaders.user.clear(known.id);
  return store.users.update(known.id, details);
}

function newUser(
  context: ServiceContext,
  { details, slug }: { details: Details; slug: string },
): UserRow {
  return {
    ...details,
    id: context.newId("usr"),
    role: "user",
    slug,
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
    createdAt: context.now(),
  };
}
