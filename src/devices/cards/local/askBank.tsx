import { createRoot } from "react-dom/client";
import { BankDialog } from "./BankDialog.tsx";

/** Shows the bank's question over the page, as a card provider does, and waits for the answer. */
export function askBank(): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.createElement("div");
    document.body.append(place);
    const root = createRoot(place, { identifierPrefix: "bank-" });
    const decide = (approve: boolean) => {
      root.unmount();
      place.remove();
      resolve(approve);
    };
    root.render(<BankDialog onDecision={decide} />);
  });
}
