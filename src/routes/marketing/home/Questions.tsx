import { Text } from "../../../ui/Type/Type.tsx";
import { Part } from "../../../components/marketing/parts.tsx";
import styles from "./Home.module.css";

const QUESTIONS = [
  {
    question: "What does it cost?",
    answer:
      "Nothing until you earn. Payment processing comes off each sale first. Of what remains, you keep 90% and the platform takes 10%.",
  },
  {
    question: "What makes it different?",
    answer:
      "It starts where a talk ends: people who have just heard you want more. One page lets them read, book, pay and meet you, instead of four tools that don’t work together.",
  },
  {
    question: "Who is behind it?",
    answer: "A team of five, in its seed stage and open to investors.",
  },
  {
    question: "How do I get in?",
    answer:
      "With the code of somebody who is in already, or through the beta program: tell us who you are and what you would offer.",
  },
  {
    question: "Who takes care of VAT?",
    answer:
      "We do. The platform sells to your buyers and adds the VAT that applies to them. Your price stays what you set.",
  },
];

/** Frequently asked questions. */
export function Questions() {
  return (
    <Part title="Questions, answered" isSplit>
      <div className={styles.questions}>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <Text tone="muted">{answer}</Text>
          </details>
        ))}
      </div>
    </Part>
  );
}
