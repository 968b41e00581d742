import { useEffect } from "react";
import { CONFETTI_PARTICLES } from "../../../../domain/shared/limits.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";

const COLOURS = ["--accent", "--success", "--warning", "--danger"] as const;

/** Throws confetti, once a payment; never where motion is not wanted. */
export function useConfetti(paymentId: string): void {
  const { host } = useSession();
  useEffect(() => {
    const key = `celebrated:${paymentId}`;
    if (host.tabStorage.getItem(key) !== null) return;
    host.tabStorage.setItem(key, "1");
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    throwConfetti().catch((error: unknown) => host.log("no confetti", error));
  }, [host, paymentId]);
}

async function throwConfetti(): Promise<void> {
  const { default: confetti } = await import("canvas-confetti");
  const style = getComputedStyle(document.documentElement);
  // Its worker is code in an address, which the content policy refuses.
  const throwIt = confetti.create(undefined, { resize: true, useWorker: false });
  await throwIt({
    particleCount: CONFETTI_PARTICLES,
    spread: 80,
    origin: { y: 0.55 },
    colors: COLOURS.map((name) => style.getPropertyValue(name).trim()),
    disableForReducedMotion: true,
  });
}
