import type { PolicySection } from "../section.ts";

/** Who else gets the data, here and abroad. */
export const SHARING_PRIVACY: readonly PolicySection[] = [
  {
    id: "what-others-see",
    title: "What others see",
    text: () => (
      <ul>
        <li>
          <strong>Everybody</strong> sees a creator’s public page, offers and preview pictures. A
          user has no public page.
        </li>
        <li>
          <strong>A creator</strong> sees your name and when you last visited, kept, booked or
          bought something of theirs, and can export that list. Of a booking they also see your
          answers, your time zone and the reason if you cancel. Their own calendar, if they connect
          one, gets your name with the session. Never your email address, your billing details or
          your card.
        </li>
        <li>
          <strong>Anyone who has booked a session</strong> sees the link, phone number or address
          that the creator gives for it.
        </li>
        <li>
          <strong>In a live session</strong> each of the two sees and hears the other, reads their
          messages, and sees afterwards who was there and when.
        </li>
        <li>
          <strong>Your calendar address</strong>, if you make one, shows your sessions to anyone who
          has it, until you replace it or turn it off.
        </li>
      </ul>
    ),
  },
  {
    id: "recipients",
    title: "Who gets data from us",
    text: ({ email }) => (
      <>
        <p>
          Only services that the site needs, each only what it needs. Write to {email} for the
          present list with their names.
        </p>
        <ul>
          <li>
            <strong>LinkedIn</strong>, which signs you in, and gets the posts that you share. What
            it does with your visit there is in its own policy.
          </li>
          <li>
            <strong>The card provider</strong>: the amount, a number for the payment, and, from your
            browser, your card. It is responsible itself for preventing fraud.
          </li>
          <li>
            <strong>The calendar service</strong> through which creators connect calendars.
          </li>
          <li>
            <strong>The mail provider</strong>: your address, and the mails to you.
          </li>
          <li>
            <strong>The European Commission’s VAT service</strong> (VIES): the VAT number of a
            company, to check it.
          </li>
          <li>
            <strong>For live sessions</strong>, depending on how this site is set up: a video
            provider that passes on picture and sound; or none, and they go straight from one
            browser to the other, or through relay servers where that is impossible. When they go
            straight, each of the two can learn the other’s network address. Servers that help
            browsers find each other learn it, too.
          </li>
          <li>
            <strong>Hosting</strong>: the companies that run our servers, database and file storage.
            They act on our instructions only.
          </li>
          <li>
            <strong>A form provider</strong>, where a form on this site is one of another service in
            a frame: what you type there goes to it.
          </li>
          <li>
            <strong>Authorities, courts and advisers</strong>, where the law asks for it or we have
            to defend a right.
          </li>
        </ul>
        <p>
          Fonts, scripts and pictures come from this site itself. Which country an IP address
          belongs to is looked up on our own server.
        </p>
      </>
    ),
  },
  {
    id: "abroad",
    title: "Outside Europe",
    text: ({ email }) => (
      <p>
        Some of these services may handle data outside the European Economic Area, for example in
        the United States or the United Kingdom. That is allowed only where the European Commission
        has decided that data are protected there, or under its standard contractual clauses. Write
        to {email} for a copy.
      </p>
    ),
  },
];
