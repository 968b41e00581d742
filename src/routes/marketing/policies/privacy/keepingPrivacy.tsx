import { DescriptionList } from "../../../../ui/DescriptionList/DescriptionList.tsx";
import type { PolicySection } from "../section.ts";

const LIMITED = [
  {
    term: "Being signed in",
    details:
      "30 days after the last use, or until you sign out. Only a scrambled form of the secret is kept.",
  },
  {
    term: "Messages in a live session",
    details:
      "The latest 500, until about half an hour after the session. What browsers tell each other to connect: 2 minutes.",
  },
  {
    term: "Who was in a live session, and when",
    details: "As long as the booking. The first 50 stays of each.",
  },
  { term: "What you send by a form or a report", details: "12 months." },
  {
    term: "A creator’s permission to post at LinkedIn",
    details: "It works for as long as LinkedIn says. The next sign-in replaces it.",
  },
  {
    term: "That you posted something",
    details: "A day, to avoid posting it twice. We don’t keep the text.",
  },
  {
    term: "Which mails were sent to you",
    details: "400 days, to send none twice. We don’t keep what they said.",
  },
  { term: "Notices of the card provider", details: "30 days. Only their number." },
  {
    term: "Files that were replaced",
    details: "Removed some minutes later, with their preview pictures.",
  },
  { term: "Counts of requests", details: "About a minute; of forms sent, a day." },
];

/** How long data are kept, and how they are protected. */
export const KEEPING_PRIVACY: readonly PolicySection[] = [
  {
    id: "how-long",
    title: "How long we keep it",
    text: ({ email }) => (
      <>
        <p>These are deleted by themselves:</p>
        <DescriptionList items={LIMITED} />
        <p>
          Everything else about you is kept as long as your account: your details, bookings with
          their answers, your library, your place in creators’ audiences, and which policies you
          accepted. Nothing of it is deleted by itself. Write to {email} to have it deleted, or your
          account.
        </p>
        <p>
          Payments, with their billing details, VAT, evidence and agreements, stay as long as tax
          and accounting law asks for, at present ten years for VAT in Belgium, and what we need for
          a dispute until it is over.
        </p>
        <p>
          The server writes a log of faults and of what it does, without cookies, passwords or
          secrets. How long it and backups are kept depends on the hosting. Write to {email} to
          learn the present periods.
        </p>
      </>
    ),
  },
  {
    id: "security",
    title: "How we protect it",
    text: () => (
      <ul>
        <li>Connections are encrypted.</li>
        <li>
          There are no passwords. Secrets that sign you in are kept only in scrambled form, and each
          is replaced at every use.
        </li>
        <li>Permissions to post and to read calendars are stored encrypted.</li>
        <li>
          The server checks at every call whether a record is yours. Documents are sent only to
          those who may read them.
        </li>
        <li>
          Uploaded pictures are drawn again from their pixels, so the place where they were taken
          isn’t kept. Uploaded documents are opened in processes of their own.
        </li>
        <li>We record neither picture nor sound of sessions.</li>
      </ul>
    ),
  },
];
