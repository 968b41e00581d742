import { beforeEach, describe, expect, it } from "vitest";
import type { Sharing } from "./port.ts";

/** A network with someone who can look at it. */
export interface SharingUnderTest {
  sharing: Sharing;
  /** A token that it takes. */
  accessToken: string;
  /** The latest post first. */
  posts(): Promise<readonly { message: string; link: string }[]>;
  /** From now on it rejects earlier tokens. */
  revoke(): Promise<void>;
}

/** What use cases rely on, wherever posts go. */
export function describeSharing(name: string, open: () => Promise<SharingUnderTest>): void {
  describe(`sharing at ${name}`, () => {
    let network: SharingUnderTest;
    beforeEach(async () => {
      network = await open();
    });

    const post = (message: string, accessToken = network.accessToken) =>
      network.sharing.post({ accessToken, message, link: "https://app.test/demo", title: "Demo" });

    it("posts the message as it was typed, with its link", async () => {
      const message = "A talk, \n with <tags>, #words, @names and 👩🏽‍🏫";
      expect(await post(message)).toEqual({ kind: "posted" });
      expect(await post("Another")).toEqual({ kind: "posted" });
      expect(await network.posts()).toMatchObject([
        { message: "Another", link: "https://app.test/demo" },
        { message, link: "https://app.test/demo" },
      ]);
    });

    it("says that a person's leave is not good any more", async () => {
      await network.revoke();
      expect(await post("Too late")).toEqual({ kind: "notAllowed" });
      expect(await network.posts()).toEqual([]);
    });
  });
}
