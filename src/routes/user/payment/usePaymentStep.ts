import { useSearchParams } from "react-router";

type PaymentStep = "details" | "payment";

/**
 * The current step. It is in the address: a reload keeps it, and the browser's back button works.
 */
export function usePaymentStep({ canPay }: { canPay: boolean }) {
  const [search, setSearch] = useSearchParams();
  const step: PaymentStep = canPay && search.get("step") === "payment" ? "payment" : "details";
  const show = (next: PaymentStep) => {
    setSearch(
      (now) => {
        if (next === "payment") now.set("step", next);
        else now.delete("step");
        return now;
      },
      { preventScrollReset: true },
    );
  };
  return { step, show };
}
