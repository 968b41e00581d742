import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router";
import { type Instant, parseInstant } from "../../../../domain/time/instant.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { isSlotWanted, unwantSlot } from "./chosenSlot.ts";

interface WantedOptions {
  offerId: string;
  /** False for the owner, and for a visitor. */
  canTake: boolean;
  take: (at: Instant) => void;
}

/**
 * Takes the time for which somebody went to the sign-in. A reload before the server has answered
 * takes it again, which is the same booking (docs/product.md 6.8, 6.16).
 */
export function useTakeWanted({ offerId, canTake, take }: WantedOptions): void {
  const { host } = useSession();
  const [search] = useSearchParams();
  const isTaken = useRef(false);
  const takeWanted = useEffectEvent(() => {
    if (!canTake) return unwantSlot(host);
    const at = parseInstant(search.get("at") ?? "");
    if (at === null || isTaken.current || !isSlotWanted(host, { offerId, at })) return;
    isTaken.current = true;
    take(at);
  });
  useEffect(() => takeWanted(), []);
}
