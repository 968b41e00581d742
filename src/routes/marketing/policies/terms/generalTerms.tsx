import { Link } from "../../../../ui/Link/Link.tsx";
import type { PolicySection } from "../section.ts";

/** Liability, changes, the end, and disputes. */
export const GENERAL_TERMS: readonly PolicySection[] = [
  {
    id: "liability",
    title: "Liability",
    text: () => (
      <>
        <p>
          We are liable as the law says. Nothing here takes away or limits what consumers have by
          law, nor our liability for intent, for gross negligence, for death or injury, or for not
          giving what is essential in the contract.
        </p>
        <p>
          The site may be down at times, for maintenance or for reasons beyond our control. We are
          not liable for what we couldn’t prevent (force majeure).
        </p>
        <p>
          Towards companies and creators, we are not liable for lost profit or other indirect
          damage, and for other damage at most for what they paid us, or what we kept of their
          sales, in the twelve months before. That doesn’t hold for intent or gross negligence.
        </p>
        <p>What a creator’s link leads to is on other sites. We are not responsible for those.</p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes of these terms",
    text: () => (
      <p>
        A new version is published on this page with its date. It holds for you once you accept it,
        by signing in after that day. What you bought or booked before stays under the version that
        you had accepted then. If you don’t agree with a new version, don’t sign in again, and ask
        us to delete your account.
      </p>
    ),
  },
  {
    id: "ending",
    title: "Ending",
    text: ({ email }) => (
      <>
        <p>
          You can end this contract at any time by asking {email} to delete your account. Download
          what you want to keep first. Sessions that are still ahead should be cancelled before.
        </p>
        <p>
          We can end it with 30 days’ notice, or at once if you seriously break these terms. We
          write to your account’s email address and say why. If we end it and you did nothing wrong,
          you get your money back for sessions that don’t take place, and time to download what you
          bought.
        </p>
        <p>What is yours as a creator stays owed to you.</p>
      </>
    ),
  },
  {
    id: "law",
    title: "Law, complaints and courts",
    text: ({ email }) => (
      <>
        <p>
          Belgian law applies. A consumer who lives in another country keeps the protection of that
          country’s mandatory rules.
        </p>
        <p>
          Write to {email} first if you have a complaint. If we don’t find a solution together,
          consumers can turn to the Consumer Mediation Service (Service de Médiation pour le
          Consommateur, Consumentenombudsdienst), Boulevard du Roi Albert II 8, box 1, 1000
          Brussels, <Link href="https://mediationconsommateur.be">mediationconsommateur.be</Link>.
          It is free and independent.
        </p>
        <p>
          The courts of our seat decide disputes with companies and creators. Consumers can go to
          the courts that the law names, among them those of the place where they live.
        </p>
        <p>
          If a clause is void, the others stay. If we don’t insist on a right once, we don’t give it
          up.
        </p>
      </>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    text: ({ email }) => <p>Write to {email}. The address is at the top of this page.</p>,
  },
];
