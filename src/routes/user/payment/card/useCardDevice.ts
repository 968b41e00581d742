import { use, useEffect, useState } from "react";
import { CardDevicesContext } from "../../../../devices/cards/cardDevices.ts";
import type { CardDevice, CardProviderChoice } from "../../../../devices/cards/port.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";

type CardDeviceState =
  | { kind: "loading" }
  | { kind: "ready"; device: CardDevice }
  | { kind: "unavailable" };

/** The device that takes the card of a payment. `retry` loads it again. */
export function useCardDevice(choice: CardProviderChoice) {
  const { host } = useSession();
  const load = use(CardDevicesContext);
  const [wanted, setWanted] = useState(choice);
  const [state, setState] = useState<CardDeviceState>({ kind: "loading" });

  useEffect(() => {
    let isWanted = true;
    load(wanted, { fetch: host.fetch }).then(
      (device) => isWanted && setState({ kind: "ready", device }),
      (error: unknown) => {
        host.log("the card provider did not start", error);
        if (isWanted) setState({ kind: "unavailable" });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [host, load, wanted]);

  return {
    state,
    /** Reports that the provider's own fields failed to load. */
    fail(error: unknown) {
      host.log("the card provider's fields did not load", error);
      setState({ kind: "unavailable" });
    },
    retry() {
      setState({ kind: "loading" });
      setWanted({ ...choice });
    },
  };
}
