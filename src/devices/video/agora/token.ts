import type { LineAccess, LineOptions } from "../port.ts";
import type { AgoraClient } from "./sdk.ts";

/**
 * Renews the token when the SDK says that it runs out in half a minute. Once it has run out, one has
 * to join again. `onRefused` is called when no other token is given.
 */
export function keepToken(
  client: AgoraClient,
  {
    renew,
    log,
    joinAgain,
    onRefused,
  }: Pick<LineOptions, "renew" | "log"> & {
    joinAgain: (access: LineAccess) => Promise<void>;
    onRefused: () => void;
  },
): void {
  const renewAndUse = async (take: (access: LineAccess) => Promise<void>) => {
    try {
      const access = await renew();
      if (access === null) onRefused();
      else await take(access);
    } catch (error) {
      log("The token could not be renewed", error);
    }
  };
  client.on("token-privilege-will-expire", () => {
    void renewAndUse(({ token }) => client.renewToken(token));
  });
  client.on("token-privilege-did-expire", () => {
    void renewAndUse(joinAgain);
  });
}
