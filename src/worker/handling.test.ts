import { describe, expect, it } from "vitest";
import { PATHS, SERVER_PATHS } from "../domain/shared/paths.ts";
import { handlingOf } from "./handling.ts";

const HERE = "https://beamers.example";

/** How a request is treated; one that a page makes by itself, unless said otherwise. */
function treated(
  path: string,
  request: { method?: string; mode?: string; site?: string; headers?: HeadersInit } = {},
) {
  const { method = "GET", mode = "cors", site = HERE, headers } = request;
  const asked = { method, mode, url: site + path, headers: new Headers(headers) };
  return handlingOf(asked, HERE);
}

const navigate = { mode: "navigate" };

describe("the service worker", () => {
  it.each(SERVER_PATHS)("leaves %s and all below it to the browser", (path) => {
    for (const below of ["", "/", "/1", "/1/a.b", "?a=b", "/assets/a.js"]) {
      for (const mode of ["navigate", "cors", "no-cors", "same-origin"]) {
        expect(treated(path + below, { mode }), below).toBeNull();
      }
      expect(treated(path + below, { method: "POST" }), below).toBeNull();
    }
  });

  it.each(Object.values(PATHS))("answers for the page %s when the network doesn't", (path) => {
    expect(treated(path, navigate)).toBe("page");
    expect(treated(path)).toBeNull();
  });

  it("takes an address that only begins like one of the server's for a page", () => {
    for (const path of SERVER_PATHS) expect(treated(`${path}-x`, navigate)).toBe("page");
  });

  it("keeps assets, those of the reader of documents too", () => {
    expect(treated("/assets/a1B2c3D.js")).toBe("asset");
    expect(treated("/assets/pdfjs-6.5.438/cmaps/78-H.bcmap", { mode: "no-cors" })).toBe("asset");
  });

  it("keeps no other file, nor an upload that is called like one", () => {
    for (const path of ["/site.webmanifest", "/favicon.svg", "/sw.js", "/x/assets/a.js"]) {
      expect(treated(path), path).toBeNull();
    }
    expect(treated("/assets/a.js", { method: "POST" })).toBeNull();
  });

  it("leaves parts of files to the browser", () => {
    expect(treated("/assets/a.js", { headers: { range: "bytes=0-1" } })).toBeNull();
  });

  it("leaves other sites alone", () => {
    const site = "https://js.stripe.example";
    expect(treated("/assets/a.js", { site })).toBeNull();
    expect(treated("/", { site, ...navigate })).toBeNull();
  });
});
