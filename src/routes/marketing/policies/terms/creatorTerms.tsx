import { PATHS } from "../../../../domain/shared/paths.ts";
import { Link } from "../../../../ui/Link/Link.tsx";
import type { PolicySection } from "../section.ts";

/** What creators and we owe each other. */
export const CREATOR_TERMS: readonly PolicySection[] = [
  {
    id: "creators",
    title: "For creators",
    text: () => (
      <>
        <p>
          You become a creator with the invitation code of another creator. We keep who invited you.
          You then have a public page, and a code of your own.
        </p>
        <p>
          What you publish stays yours. You allow us, for as long as it is on the site, to store it,
          to show it and its preview pictures, to sell it in our name and to pass it on to its
          buyers. What somebody has in their library stays readable for them, also when you archive
          it.
        </p>
        <p>You promise that</p>
        <ul>
          <li>you have the rights to what you publish, and it breaks no law and no contract;</li>
          <li>
            what you say about yourself, your offers and your prices is true, and you give what you
            offer;
          </li>
          <li>
            you keep to the times that you offer. If you can’t, you cancel as early as you can: the
            booker then gets all of their money back;
          </li>
          <li>
            you use what you learn about the people who book, buy or visit only to serve them, and
            keep to data protection law with what you export;
          </li>
          <li>you look after your own taxes, social contributions and permits.</li>
        </ul>
        <p>
          You are responsible for what you publish and say. If somebody holds us liable for it, you
          compensate us for what that costs, as far as you are at fault.
        </p>
      </>
    ),
  },
  {
    id: "earnings",
    title: "What creators earn",
    text: ({ email }) => (
      <>
        <p>
          You set your prices, without VAT: free, or 3 euro or more. Of each sale we take off the
          costs of processing the card. Of the rest, 10% is ours and 90% is yours. If processing
          costs more than the price, we bear the loss.
        </p>
        <p>
          We sell in our own name. We charge the VAT to the buyer and account for it. “Earnings”
          shows each sale with its price, costs and fee.
        </p>
        <p>
          If a sale is refunded, your share of it is taken back. We bear the costs of processing
          that the card provider keeps.
        </p>
        <p>
          The site makes no payouts yet. What is yours stays recorded, sale by sale. Write to{" "}
          {email} about it.
        </p>
      </>
    ),
  },
  {
    id: "content-rules",
    title: "What may not be on the site",
    text: () => (
      <>
        <ul>
          <li>what is illegal, or helps others to do something illegal;</li>
          <li>what belongs to somebody else and is published without their consent;</li>
          <li>hate, threats, harassment, sexual content, and anything that harms children;</li>
          <li>fraud, false identities, misleading claims and spam;</li>
          <li>private data of other people;</li>
          <li>viruses, and attempts to break the site or to get around its limits.</li>
        </ul>
        <p>
          This goes for pages, offers, documents, pictures, links, and what you write to others on
          the site. Nobody checks all of it before it is published. Items of a creator are in the
          order that the creator chose, and talks by date. We don’t recommend, rank or advertise
          them.
        </p>
      </>
    ),
  },
  {
    id: "reports",
    title: "Reports and decisions",
    text: ({ email }) => (
      <>
        <p>
          If you see something illegal or against these terms, use “Report this page” at the foot of
          a creator’s page, which leads to <Link href={PATHS.contact}>a form</Link>, or write to{" "}
          {email}. Say where it is, why you think so, and who you are, so that we can answer. This
          is our contact point under the Digital Services Act (Regulation (EU) 2022/2065), for
          people and authorities alike. Write in English, Dutch or French.
        </p>
        <ul>
          <li>A person looks at every report. No software decides.</li>
          <li>
            If a report is right, we remove what it is about, take it off sale, or suspend or close
            the account, whichever is enough. In serious or repeated cases we close it.
          </li>
          <li>
            We tell you who reported what we decided. We tell the person concerned what we did, why,
            under which law or rule, and what they can do about it.
          </li>
          <li>
            Either of you can object within six months, by email and free of charge. A person looks
            at it again.
          </li>
          <li>
            We may stop handling reports of somebody who often and plainly sends unfounded ones,
            after a warning.
          </li>
        </ul>
        <p>
          You can also go to court, or complain to Belgium’s Digital Services Coordinator, the BIPT
          (Belgian Institute for Postal Services and Telecommunications).
        </p>
      </>
    ),
  },
];
