import { describe, expect, it } from "vitest";
import { PATHS, pathTo } from "../../../src/domain/shared/paths.ts";
import { pageAt } from "./pageAt.ts";

describe("an address of the web app", () => {
  const values = {
    slug: "demo-speaker",
    offerId: "off_1",
    bookingId: "bkg_1",
    paymentId: "pay_1",
    kind: "publication",
    itemId: "pub_1",
    talkId: "tlk_1",
    publicationId: "pub_2",
    channelId: "chn_1",
  };
  const pages = Object.values<string>(PATHS).filter((path) => path !== "/404");

  it.each(pages)("is %s", (path) => {
    expect(pageAt(pathTo(path, values))).not.toBeNull();
  });

  it.each([
    "/404",
    "/%",
    "/%00",
    "/%ff",
    "/%e2%80%ae",
    "/%2e%2e",
    "/..",
    "//",
    "//evil.example",
    "/no/such/page",
    "/user/nothing",
    "/demo-speaker/nothing",
    "/features/about",
    "/graphql/about",
    "/Ada Lovelace",
    "/demo_speaker",
    "/payment/a%2Fb",
    "/payment/%00",
    "/demo-speaker/booking/",
    `/${"a".repeat(200)}`,
  ])("is not %s", (path) => {
    expect(pageAt(path)).toBeNull();
  });

  it("may end in a slash", () => {
    expect(pageAt("/login/")).toEqual({ name: "login", path: "/login", parameters: {} });
  });

  it("is found in any case, as the app's router does", () => {
    expect(pageAt("/Login")).toEqual({ name: "login", path: "/login", parameters: {} });
    expect(pageAt("/Demo-%53peaker/ABOUT/")).toEqual({
      name: "about",
      path: "/demo-speaker/about",
      parameters: { slug: "demo-speaker" },
    });
    expect(pageAt("/Demo/Booking/oNe_1")?.path).toBe("/demo/booking/oNe_1");
  });
});
