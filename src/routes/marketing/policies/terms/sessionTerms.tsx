import { Link } from "../../../../ui/Link/Link.tsx";
import type { PolicySection } from "../section.ts";

/** One-to-one sessions: holds, moving, cancelling, meeting. */
export const SESSION_TERMS: readonly PolicySection[] = [
  {
    id: "sessions",
    title: "Booking a session",
    text: () => (
      <>
        <p>
          When you choose a time, we hold it for you for 15 minutes. A free session is booked when
          you complete the booking, a paid one when your payment has succeeded. After 15 minutes
          others can take the time.
        </p>
        <p>
          If your payment arrives later than that, you get the session if its time is still free.
          Otherwise the money goes back at once.
        </p>
        <p>
          So that nobody hoards times, you can hold 3 times with one creator and 20 altogether, and
          have 5 free sessions ahead with one creator. You can’t book your own sessions.
        </p>
        <p>
          The session stays as you booked it, with its title, price and length, whatever the creator
          changes in the offer later. The creator can change where you meet. The session’s page then
          says so.
        </p>
      </>
    ),
  },
  {
    id: "moving",
    title: "Moving a session",
    text: () => (
      <p>
        You can move a confirmed session until one hour before it begins, at most three times, to
        any time that the creator offers. The price stays.
      </p>
    ),
  },
  {
    id: "cancelling",
    title: "Cancelling and refunds",
    text: () => (
      <>
        <ul>
          <li>
            You can cancel until the session begins. You get all of your money back until 24 hours
            before the earliest time that the session ever had. After that you don’t, unless you can
            still <Link href="#withdrawal">withdraw</Link>.
          </li>
          <li>
            The creator can cancel until the session begins. You then always get all of your money
            back.
          </li>
          <li>Both give a reason when they cancel, which the other side reads.</li>
        </ul>
        <p>
          A refund goes to the card that you paid with. We ask the card provider for it right away;
          your bank may take some days.
        </p>
        <p>
          If the creator doesn’t come, or the session can’t be held for a reason that isn’t yours,
          your rights under <Link href="#guarantee">Guarantee</Link> apply.
        </p>
      </>
    ),
  },
  {
    id: "meeting",
    title: "Meeting",
    text: () => (
      <>
        <p>
          The offer says how you meet: by video on this site, at a link of the creator’s, by phone,
          or in person. By video you need a camera, a microphone and a current browser. The room is
          open from 10 minutes before the session to 30 minutes after it. Only you and the creator
          can be there.
        </p>
        <p>
          We record neither picture nor sound. You may not record the other person, or share what
          they tell or show you in confidence, without their consent.
        </p>
        <p>
          In a session the creator gives information and their own opinion. It does not replace
          advice of a lawyer, a doctor or another regulated profession, unless the creator offers it
          as a member of that profession.
        </p>
      </>
    ),
  },
];
