import { useEffect, useState } from "react";

/** Something shown briefly (docs/product.md 11.4). `last` is the value once it has gone. */
export function useBriefly<T>(ms: number) {
  const [said, setSaid] = useState<{ value: T; isOver: boolean }>();
  useEffect(() => {
    if (!said || said.isOver) return;
    const timer = setTimeout(() => setSaid({ value: said.value, isOver: true }), ms);
    return () => clearTimeout(timer);
  }, [ms, said]);
  return {
    now: said?.isOver === false ? said.value : undefined,
    last: said?.isOver ? said.value : undefined,
    say: (value: T) => setSaid({ value, isOver: false }),
    forget: () => setSaid(undefined),
  };
}
