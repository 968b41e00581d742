import { Text } from "../../../ui/Type/Type.tsx";
import styles from "./Home.module.css";

const FIGURES = [
  { figure: "90%", text: "is yours. The platform takes 10%, plus payment processing." },
  {
    figure: "$250",
    text: "saved each month, by our estimate, on the tools that one page replaces.",
  },
  { figure: "100", text: "pioneers take part in the private beta." },
];

/** Costs and benefits, in three numbers. */
export function Figures() {
  return (
    <section aria-label="In numbers" className={styles.figures}>
      {FIGURES.map(({ figure, text }) => (
        <div key={figure} className={styles.figure}>
          <span className={styles.number}>{figure}</span>
          <Text tone="muted">{text}</Text>
        </div>
      ))}
    </section>
  );
}
