import { Heading, Text } from "../../../ui/Type/Type.tsx";
import styles from "./Home.module.css";

const figures = [
  { figure: "90%", text: "is yours. The platform takes 10%, plus payment processing." },
  { figure: "$250", text: "saved each month on the tools that one page replaces." },
  { figure: "100", text: "pioneers take part in the private beta." },
];

/** Costs and benefits, in three numbers. */
export function Figures() {
  return (
    <section aria-label="In numbers" className={styles.figures}>
      {figures.map(({ figure, text }) => (
        <div key={figure} className={styles.figure}>
          <span className={styles.number}>{figure}</span>
          <Text tone="muted">{text}</Text>
        </div>
      ))}
    </section>
  );
}

const steps = [
  {
    title: "Claim your page",
    text: "Sign in with LinkedIn and your beamer code. Your page gets its address right away; add a picture and a few words.",
  },
  {
    title: "Offer what you know",
    text: "1:1 calls of 30 or 60 minutes, drops (PDF documents) and talks. Free, or at a price you set.",
  },
  {
    title: "Share one link",
    text: "On the last slide, in a post, as a QR code. People follow it, book and pay in one go.",
  },
  {
    title: "Get paid",
    text: "Each buyer pays the right VAT. You keep 90% of every sale, after payment processing.",
  },
];

/** How it works, step by step. */
export function Steps() {
  return (
    <section className={styles.part}>
      <Heading level={2} size="title">
        From the stage to the first client
      </Heading>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <Heading level={3} size="section">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}

const questions = [
  {
    question: "What does it cost?",
    answer:
      "Nothing until you earn. Payment processing comes off each sale first. Of what remains, you keep 90% and the platform takes 10%.",
  },
  {
    question: "What makes it different?",
    answer:
      "It starts where a talk ends: people who have just heard you want more. One page lets them read, book and pay, instead of four tools that don’t work together.",
  },
  {
    question: "Who is behind it?",
    answer: "A team of five, in its seed stage and open to investors.",
  },
];

/** Frequently asked questions. */
export function Questions() {
  return (
    <section className={styles.part} data-split>
      <Heading level={2} size="title">
        Questions, answered
      </Heading>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <Text tone="muted">{answer}</Text>
          </details>
        ))}
      </div>
    </section>
  );
}
