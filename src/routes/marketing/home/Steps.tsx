import { Illustration } from "../../../components/marketing/Illustration.tsx";
import { Part, Passage } from "../../../components/marketing/parts.tsx";
import styles from "./Home.module.css";

/** How it works, step by step. */
export function Steps() {
  return (
    <Part
      title="From the stage to the first client"
      lead="Four steps, one page, nothing to glue together."
    >
      <ol className={styles.steps}>
        <Passage
          as="li"
          level={3}
          number={1}
          title="Claim your page"
          text="Sign in with LinkedIn and your beamer code. Your page gets its address right away; add a picture and a few words, and say when you have time."
          picture={
            <Illustration name="hours" alt="Weekly hours: times for each day of the week." />
          }
        />
        <Passage
          as="li"
          level={3}
          number={2}
          title="Offer what you know"
          text="1:1 calls of 30 or 60 minutes, drops (PDF documents) and talks. Free, or at a price you set."
          picture={
            <Illustration name="reader" alt="A drop that somebody bought, open in the reader." />
          }
          isTurned
        />
        <Passage
          as="li"
          level={3}
          number={3}
          title="Share one link"
          text="On the last slide, in a post, as a QR code. People follow it, book and pay in one go."
          picture={
            <Illustration name="share" alt="The QR code of a creator’s page, ready to download." />
          }
        />
        <Passage
          as="li"
          level={3}
          number={4}
          title="Get paid"
          text="Each buyer pays the right VAT. You keep 90% of every sale, after payment processing, and see what each one brought."
          picture={
            <Illustration name="earnings" alt="A creator’s sales of a month, and what they keep." />
          }
          isTurned
        />
      </ol>
    </Part>
  );
}
