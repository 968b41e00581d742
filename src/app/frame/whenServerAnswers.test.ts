import { expect, it, vi } from "vitest";
import { createFakeBrowser, settle } from "../../session/testing/fakeBrowser.ts";
import { whenServerAnswers } from "./whenServerAnswers.ts";

/** A page that waits for a server, which answers what `answers` says, one after the other. */
function wait(answers: (() => Response)[], { isUrgent = true } = {}) {
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  const browser = createFakeBrowser({ server: () => new Response() });
  const heard: string[] = [];
  const fetch = async () => answers.shift()!();
  const end = whenServerAnswers(
    { ...browser.openTab().host, fetch },
    {
      isUrgent,
      onAbsence: (state) => heard.push(state),
      onAnswer: () => heard.push("answer"),
    },
  );
  return { browser, heard, end };
}

const offline = () => {
  throw new TypeError("Failed to fetch");
};
const broken = () => new Response("", { status: 502 });
const there = () => new Response("{}");

it("asks every five seconds until the server answers", async () => {
  const { browser, heard } = wait([offline, broken, there]);
  await settle();
  expect(heard).toEqual(["silent"]);
  await browser.pass(5_000);
  expect(heard).toEqual(["silent", "down"]);
  await browser.pass(60_000);
  expect(heard).toEqual(["silent", "down", "answer"]);
});

it("gives a server that has just failed a pause", async () => {
  const { browser, heard } = wait([there], { isUrgent: false });
  await browser.pass(4_000);
  expect(heard).toEqual([]);
  await browser.pass(1_000);
  expect(heard).toEqual(["answer"]);
});

it("stops asking once the page was left", async () => {
  const { browser, heard, end } = wait([offline, there]);
  await settle();
  end();
  await browser.pass(60_000);
  expect(heard).toEqual(["silent"]);
});
