import type { GraphiQLProps } from "graphiql";
import type { SessionHost } from "../../src/session/host.ts";
import { createRefresher } from "../../src/session/refresh.ts";
import { createTokens } from "../../src/session/tokens.ts";

type Fetcher = GraphiQLProps["fetcher"];

/**
 * Sends GraphiQL's requests as the person currently signed in on this site, or as a visitor. An
 * expired token is refreshed as the web app does it, and the call retried.
 */
export function createFetcher(host: SessionHost): Fetcher {
  const tokens = createTokens(host);
  const refresher = createRefresher(host, tokens);
  const post = (body: unknown, headers: Record<string, string>) => {
    const token = tokens.current()?.token;
    return host.fetch("/graphql", {
      method: "POST",
      credentials: "include",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
  };

  return async (body, options) => {
    // Another tab may have signed in, refreshed or signed out.
    tokens.adoptStored();
    const headers: Record<string, string> = options?.headers ?? {};
    const response = await post(body, headers);
    if (!tokens.current() || response.headers.get("Token-Expired") !== "true") {
      return response.json();
    }
    const isRefreshed = await refresher.refresh().then(
      () => true,
      () => false,
    );
    // Without a refresh the server's own answer is the most informative.
    return (isRefreshed ? await post(body, headers) : response).json();
  };
}
