import { PATHS } from "../../../../domain/shared/paths.ts";
import { Link } from "../../../../ui/Link/Link.tsx";
import type { PolicySection } from "../section.ts";

/** Who the contract is with, what about, and the account. */
export const ACCOUNT_TERMS: readonly PolicySection[] = [
  {
    id: "who-we-are",
    title: "Who we are",
    text: ({ details }) => (
      <>
        <p>
          “We” are the company below. We run this site and sell everything that is for sale on it.
        </p>
        {details}
      </>
    ),
  },
  {
    id: "the-site",
    title: "What this is",
    text: () => (
      <>
        <p>
          A marketplace. Creators publish drops (PDF documents) and talks, and offer one-to-one
          sessions. Reading public pages needs no account. Buying, booking and keeping something do.
        </p>
        <p>
          These terms are a contract between you and us. You accept them when you sign in. We keep
          which version you accepted, and when. A creator is also bound by the section{" "}
          <Link href="#creators">For creators</Link>. How we treat personal data is in the{" "}
          <Link href={PATHS.privacy}>privacy policy</Link>.
        </p>
        <p>
          Where these terms say “consumer”, they mean a person who acts for purposes outside their
          trade, business, craft or profession.
        </p>
      </>
    ),
  },
  {
    id: "account",
    title: "Your account",
    text: ({ email }) => (
      <>
        <p>
          You sign in with LinkedIn. There is no password with us. Your name and email address
          follow what LinkedIn tells us at each sign-in.
        </p>
        <ul>
          <li>You must be 18 or older, and use your own name and your own LinkedIn account.</li>
          <li>An account is for one person. Don’t let others use it.</li>
          <li>
            Sign out on a device that others use. If you think that somebody else is in your
            account, sign out and write to {email}.
          </li>
        </ul>
        <p>
          You can’t delete your account yourself yet. Write to {email} from the account’s email
          address, and we delete it. What the law makes us keep stays, see the{" "}
          <Link href={`${PATHS.privacy}#how-long`}>privacy policy</Link>.
        </p>
      </>
    ),
  },
];
