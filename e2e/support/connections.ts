import type { Page } from "playwright";

declare global {
  interface Window {
    /** All that the page has made. */
    connections: RTCPeerConnection[];
  }
}

/** From the next document on, keeps the page's peer connections where a test can ask them. */
export async function keepConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.connections = [];
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        window.connections.push(this);
      }
    };
  });
}

/**
 * The types of the two candidates by which the page's latest connection reaches the other side; null
 * while it doesn't.
 */
export const selectedPair = (page: Page): Promise<{ local: string; remote: string } | null> =>
  page.evaluate(async () => {
    const report = await window.connections.at(-1)?.getStats();
    let pair: { local: string; remote: string } | null = null;
    report?.forEach((entry) => {
      if (entry.type !== "transport") return;
      const selected = report.get(entry.selectedCandidatePairId);
      const local = report.get(selected?.localCandidateId)?.candidateType;
      const remote = report.get(selected?.remoteCandidateId)?.candidateType;
      if (local !== undefined && remote !== undefined) pair = { local, remote };
    });
    return pair;
  });

/** By which candidates each of the page's connections may reach the other side. */
export const policies = async (page: Page): Promise<Set<RTCIceTransportPolicy | undefined>> =>
  new Set(
    await page.evaluate(() =>
      window.connections.map((connection) => connection.getConfiguration().iceTransportPolicy),
    ),
  );
