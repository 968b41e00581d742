import { beforeEach, describe, expect, it } from "vitest";
import type { SignIn } from "./port.ts";

/** A provider with someone in front of it. */
export interface SignInUnderTest {
  signIn: SignIn;
  /**
   * Goes to the address and picks Ada Example there; returns the query the browser comes back with.
   */
  goAndPickAda(authorizationUrl: string): Promise<URLSearchParams>;
}

const RETURN_URL = "https://app.test/login/return";

/** What use cases rely on, for every provider. */
export function describeSignIn(name: string, open: () => Promise<SignInUnderTest>): void {
  describe(`sign-in with ${name}`, () => {
    let provider: SignInUnderTest;

    beforeEach(async () => {
      provider = await open();
    });

    const pickAda = async () =>
      provider.goAndPickAda(
        await provider.signIn.authorizationUrl({ redirectUri: RETURN_URL, state: "st&te=1" }),
      );
    const exchange = (code: string, redirectUri = RETURN_URL) =>
      provider.signIn.exchange({ code, redirectUri });

    it("sends the browser back with the state as it was given, and a code for the person", async () => {
      const query = await pickAda();
      expect(query.get("state")).toBe("st&te=1");
      expect(await exchange(query.get("code") ?? "")).toMatchObject({
        subject: expect.any(String),
        issuer: expect.any(String),
        firstName: "Ada",
        lastName: "Example",
        email: "ada@example.test",
      });
    });

    it("vouches for the same person under the same name each time", async () => {
      const [first, second] = [await pickAda(), await pickAda()];
      const one = await exchange(first.get("code") ?? "");
      const other = await exchange(second.get("code") ?? "");
      expect({ issuer: other.issuer, subject: other.subject }).toEqual({
        issuer: one.issuer,
        subject: one.subject,
      });
    });

    it("takes a code once", async () => {
      const code = (await pickAda()).get("code") ?? "";
      await exchange(code);
      await expect(exchange(code)).rejects.toMatchObject({ code: "SIGN_IN_FAILED" });
    });

    it("takes a code once, also from many at the same time", async () => {
      const code = (await pickAda()).get("code") ?? "";
      const exchanges = await Promise.allSettled(Array.from({ length: 20 }, () => exchange(code)));
      expect(exchanges.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    });

    it("refuses a code that it never gave, and one given for another address", async () => {
      await expect(exchange("made up")).rejects.toMatchObject({ code: "SIGN_IN_FAILED" });
      const code = (await pickAda()).get("code") ?? "";
      await expect(exchange(code, "https://app.test/elsewhere")).rejects.toMatchObject({
        code: "SIGN_IN_FAILED",
      });
    });
  });
}
