import type { PolicySection } from "../section.ts";

/** Who is responsible, and for which data. */
export const DATA_PRIVACY: readonly PolicySection[] = [
  {
    id: "controller",
    title: "Who is responsible",
    text: ({ details }) => (
      <>
        <p>
          The company below decides what happens with personal data on this site (the “controller”,
          in the words of the GDPR, Regulation (EU) 2016/679). Write to its email address about
          anything on this page. There is no data protection officer.
        </p>
        {details}
      </>
    ),
  },
  {
    id: "what-we-know",
    title: "What we know about you",
    text: () => (
      <>
        <ul>
          <li>
            <strong>From LinkedIn, when you sign in:</strong> your name, your email address, whether
            LinkedIn has verified it, and the number of your LinkedIn account. We ask LinkedIn for
            permission to post for you. For creators we keep that permission, encrypted, and use it
            only when you press “Share”.
          </li>
          <li>
            <strong>From you:</strong> your time zone and country, another address for mails and
            which mails you want, the billing details for a payment and those that you save, your
            answers to a creator’s questions, the reason when you cancel, what you write in a live
            session or a form. Creators also: a picture, title, biography, links, what they offer
            and publish, weekly hours, where they meet people.
          </li>
          <li>
            <strong>From what you do:</strong> what you book, buy, keep, move and cancel, which
            version of a document you have opened, when you were in a live session, which version of
            the terms and of this policy you accepted and when, what you agreed to at a purchase,
            which mails we sent you and when. When you are signed in and visit a creator’s page,
            offer or item, the time of your last visit there.
          </li>
          <li>
            <strong>From your connection:</strong> your IP address while we answer. We keep the
            country that it belongs to with a payment, and otherwise only a short-lived scrambled
            form that counts requests.
          </li>
          <li>
            <strong>From the card provider:</strong> whether a payment succeeded, and the country of
            the card. Card numbers go from your browser straight to the card provider. They never
            reach our servers.
          </li>
          <li>
            <strong>From calendars that a creator connects:</strong> the names of the account and of
            its calendars, and when they are busy. We don’t ask for what is in the calendar. We
            write booked sessions into the one that the creator chose.
          </li>
          <li>
            <strong>From others:</strong> a report about a page, or what a creator says of you when
            they cancel.
          </li>
        </ul>
        <p>
          You need not give any of it. Without a LinkedIn account you can’t sign in, and without
          billing details you can’t pay. The rest is as you like.
        </p>
      </>
    ),
  },
  {
    id: "why",
    title: "What we use it for",
    text: () => (
      <>
        <ul>
          <li>
            <strong>To do what you asked for</strong>, which is the contract with you (article 6(1)
            (b) GDPR): your account, bookings, payments, your library, live sessions, a creator’s
            page and sales, mails about all of these, answers to your messages.
          </li>
          <li>
            <strong>Because the law asks for it</strong> (article 6(1)(c)): VAT and the evidence of
            the buyer’s country, bookkeeping, what consumers agreed to, reports of illegal content.
          </li>
          <li>
            <strong>Because we or a creator have a legitimate interest</strong> (article 6(1)(f)):
            to show creators who visits, books and buys from them; to keep the site safe, with
            limits on requests and a log of faults; to prove which terms were accepted; to show
            prices for the likely country before you choose one.
          </li>
          <li>
            <strong>Because you agreed</strong> (article 6(1)(a)): posts at LinkedIn, calendars that
            you connect, camera and microphone. You can take that back at any time, at LinkedIn, in
            the calendar’s page here, and in your browser.
          </li>
        </ul>
        <p>
          We don’t track you for advertising, we sell no data, and we send no newsletters. No
          software makes decisions about you that have legal or similar effects, and we make no
          profiles.
        </p>
      </>
    ),
  },
];
