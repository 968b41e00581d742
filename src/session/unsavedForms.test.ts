import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SIGN_OUT_WAIT_MS } from "../domain/shared/limits.ts";
import { LogOutDocument } from "../operations/generated/graphql.ts";
import { documentIdOf } from "../calls/documentId.ts";
import { createSession, type Session } from "./session.ts";
import { signOut } from "./signOut.ts";
import { createFakeBrowser, type FakeTab, settle } from "./testing/fakeBrowser.ts";
import { answer, makeToken, refusal } from "./testing/tokens.ts";
import { unsavedFormsOf } from "./unsavedForms.ts";

beforeEach(() => vi.stubGlobal("window", new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

const HANGS = new Promise<Response>(() => {});
const ANNA = "usr_anna";
const tokenOf = (userProfileId: string) => makeToken({ me: { userProfileId } });

/** A browser in which Anna is signed in, and a server that ends her session on demand. */
function openBrowser({ answersSignOut = true } = {}) {
  let isOver = false;
  const browser = createFakeBrowser({
    server: ({ documentId }) => {
      if (!answersSignOut && documentId === documentIdOf(LogOutDocument)) return HANGS;
      return isOver ? refusal({ code: "AUTH_NOT_AUTHENTICATED" }) : answer({ ok: true });
    },
  });
  browser.shared.set("token", tokenOf(ANNA));
  return {
    pass: browser.pass,
    openPage: (options?: { hasLocks?: boolean }) => openPage(browser.openTab(options)),
    /** The server refuses the session at the next call of that page. */
    async endSession({ session }: { session: Session }) {
      isOver = true;
      await session.call({ documentId: "any" });
      await settle();
      isOver = false;
    },
    signsIn: ({ session }: { session: Session }, account = ANNA) =>
      session.accept(tokenOf(account)),
  };
}

/** A page in a tab; `reloads` says whether the browser does so without asking. */
function openPage(tab: FakeTab) {
  const session = createSession(tab.host);
  session.start();
  const forms = unsavedFormsOf(session);
  return {
    ...tab,
    session,
    forms,
    typesIn: (label: string, values: unknown = {}) =>
      forms.add({ id: label, label, read: () => ({ values, revision: "1" }) }),
    kept: (label: string) => forms.kept(label)?.values,
    names: async () =>
      (await forms.names()).map(({ label, isElsewhere }) =>
        isElsewhere ? `${label} elsewhere` : label,
      ),
    reloads: () => window.dispatchEvent(new Event("beforeunload", { cancelable: true })),
    reopen: () => openPage(tab.reopen()),
    everythingIn: () => JSON.stringify(tab.host.tabStorage.getItem("typed")),
  };
}

describe("what is kept on purpose", () => {
  it("is there after a reload, which the browser then does without asking", () => {
    const browser = openBrowser();
    const page = browser.openPage();
    const saved = page.typesIn("Links", "a link");
    page.typesIn("Biography", "a life");
    page.forms.keepAll();
    // As a form does that goes with its page: it is not saved.
    saved();
    expect([page.forms.wouldBeLost(), page.reloads()]).toEqual([false, true]);
    const again = page.reopen();
    expect([again.kept("Links"), again.kept("Biography")]).toEqual(["a link", "a life"]);
  });

  it("is nothing of a form that a person has given up", () => {
    const page = openBrowser().openPage();
    page.typesIn("Links", "a link");
    page.forms.giveUp();
    page.forms.keepAll();
    expect([page.forms.wouldBeLost(), page.reloads(), page.everythingIn()]).toEqual([
      false,
      true,
      "null",
    ]);
  });

  it("is nothing that a visitor typed, who is asked by the browser instead", () => {
    const browser = createFakeBrowser({ server: () => answer({ ok: true }) });
    const page = openPage(browser.openTab());
    page.typesIn("Links", "a link");
    page.forms.keepAll();
    expect([page.reloads(), page.everythingIn()]).toEqual([false, "null"]);
  });
});

describe("leaving a page", () => {
  it("loses nothing while no form has something to save", () => {
    const page = openBrowser().openPage();
    expect([page.forms.wouldBeLost(), page.reloads()]).toEqual([false, true]);
  });

  it("asks while one of several forms has something to save", () => {
    const page = openBrowser().openPage();
    const saveFirst = page.typesIn("Links");
    const saveSecond = page.typesIn("Weekly hours");
    saveSecond();
    expect([page.forms.wouldBeLost(), page.reloads()]).toEqual([true, false]);
    saveFirst();
    expect([page.forms.wouldBeLost(), page.reloads()]).toEqual([false, true]);
  });

  it("counts a form once, however often it says that it is saved", () => {
    const page = openBrowser().openPage();
    const save = page.typesIn("Links");
    page.typesIn("Weekly hours");
    save();
    save();
    expect(page.forms.wouldBeLost()).toBe(true);
  });

  it("does not hold back who has signed out, or another account", () => {
    const { openPage: open, signsIn } = openBrowser();
    const page = open();
    page.typesIn("Links");
    page.session.clear();
    expect([page.forms.wouldBeLost(), page.reloads()]).toEqual([false, true]);
    signsIn(page, "usr_bert");
    expect([page.forms.wouldBeLost(), page.reloads()]).toEqual([false, true]);
  });
});

describe("what signing out would lose", () => {
  it("is named in every tab, this one's first, and each name once", async () => {
    const { openPage: open } = openBrowser();
    const [here, other, third] = [open(), open(), open()];
    other.typesIn("Weekly hours");
    third.typesIn("Weekly hours");
    third.typesIn("Links");
    here.typesIn("Links");
    expect(await here.names()).toEqual(["Links", "Weekly hours elsewhere"]);
  });

  it("is named no longer once it is saved, or its tab has crashed", async () => {
    const { openPage: open } = openBrowser();
    const [here, other, third] = [open(), open(), open()];
    const save = other.typesIn("Weekly hours");
    third.typesIn("Links");
    save();
    third.crash();
    await settle();
    expect(await here.names()).toEqual([]);
  });

  it("is not another account's", async () => {
    const { openPage: open, signsIn } = openBrowser();
    const [here, other] = [open(), open()];
    other.typesIn("Weekly hours");
    signsIn(here, "usr_bert");
    expect(await here.names()).toEqual([]);
  });

  it("is what this tab knows where the browser has no locks", async () => {
    const { openPage: open } = openBrowser();
    const [here, other] = [open({ hasLocks: false }), open({ hasLocks: false })];
    other.typesIn("Weekly hours");
    here.typesIn("Links");
    expect(await here.names()).toEqual(["Links"]);
  });

  it("is also what a tab keeps beyond its form", async () => {
    const { openPage: open } = openBrowser();
    const [here, other] = [open(), open()];
    other.forms.keep("post", { label: "LinkedIn post", values: "Come", revision: null });
    expect(await here.names()).toEqual(["LinkedIn post elsewhere"]);
    expect(await other.reopen().names()).toEqual(["LinkedIn post"]);
    expect(await here.names()).toEqual(["LinkedIn post elsewhere"]);
  });
});

describe("a session that ends by itself", () => {
  it("leaves in each tab what was typed there, for its person's return", async () => {
    const { openPage: open, endSession, signsIn } = openBrowser();
    const [here, other] = [open(), open()];
    here.typesIn("Biography", { biography: "Half a life" });
    other.typesIn("Links", { links: [] });
    await endSession(here);
    const [hereAgain, otherAgain] = [here.reopen(), other.reopen()];
    expect(hereAgain.kept("Biography")).toBeUndefined();
    signsIn(hereAgain);
    expect(hereAgain.kept("Biography")).toEqual({ biography: "Half a life" });
    const back = otherAgain.reopen();
    expect([back.kept("Links"), back.kept("Biography")]).toEqual([{ links: [] }, undefined]);
  });

  it("keeps with it what the form began with", async () => {
    const { openPage: open, endSession, signsIn } = openBrowser();
    const page = open();
    page.typesIn("Biography", "Half a life");
    await endSession(page);
    const again = page.reopen();
    signsIn(again);
    expect(again.forms.kept("Biography")).toMatchObject({ revision: "1" });
  });

  it("keeps nothing of what was saved before, and no more once it is saved after", async () => {
    const { openPage: open, endSession, signsIn } = openBrowser();
    const page = open();
    page.typesIn("Links", "saved")();
    page.typesIn("Biography", "Half a life");
    await endSession(page);
    const again = page.reopen();
    signsIn(again);
    expect(again.kept("Links")).toBeUndefined();
    again.typesIn("Biography", "A life")();
    expect([again.kept("Biography"), again.everythingIn()]).toEqual([undefined, "null"]);
  });

  it("keeps it again when the session ends again, and through a reload before", async () => {
    const { openPage: open, endSession, signsIn } = openBrowser();
    const page = open();
    page.typesIn("Biography", "Half a life");
    await endSession(page);
    const again = page.reopen();
    signsIn(again);
    again.typesIn("Biography", "Half a life");
    const reloaded = again.reopen();
    expect(reloaded.kept("Biography")).toBe("Half a life");
    reloaded.typesIn("Biography", "A life");
    await endSession(reloaded);
    const last = reloaded.reopen();
    signsIn(last);
    expect(last.kept("Biography")).toBe("A life");
  });

  it("shows it to nobody else, and drops it when somebody else signs in", async () => {
    const { openPage: open, endSession, signsIn } = openBrowser();
    const page = open();
    page.typesIn("Biography", "Half a life");
    await endSession(page);
    const login = page.reopen();
    expect(login.everythingIn()).toContain("Half a life");
    signsIn(login, "usr_bert");
    expect([login.kept("Biography"), login.everythingIn()]).toEqual([undefined, "null"]);
    signsIn(login);
    expect(login.kept("Biography")).toBeUndefined();
  });

  it("drops it in a tab in which nobody was when somebody else signed in elsewhere", async () => {
    const { openPage: open, endSession, signsIn } = openBrowser();
    const page = open();
    page.typesIn("Biography", "Half a life");
    await endSession(page);
    signsIn(open(), "usr_bert");
    await settle();
    expect(page.reopen().everythingIn()).toBe("null");
  });
});

describe("signing out", () => {
  it("leaves nothing of what was typed, in any tab", async () => {
    const { openPage: open, signsIn } = openBrowser();
    const [here, other] = [open(), open()];
    here.typesIn("Biography", "Half a life");
    other.typesIn("Links", "https://");
    other.forms.keep("post", { label: "LinkedIn post", values: "Come", revision: null });
    await signOut(here.session);
    await settle();
    const [hereAgain, otherAgain] = [here.reopen(), other.reopen()];
    expect([hereAgain.everythingIn(), otherAgain.everythingIn()]).toEqual(["null", "null"]);
    signsIn(hereAgain);
    await settle();
    expect([hereAgain.kept("Biography"), otherAgain.kept("Links")]).toEqual([undefined, undefined]);
  });

  it("leaves nothing in a tab whose session the server refuses meanwhile", async () => {
    const { openPage: open, endSession, signsIn, pass } = openBrowser({ answersSignOut: false });
    const [here, other] = [open(), open()];
    other.typesIn("Links", "https://");
    // The server has ended the session, and its answer is in flight.
    const leaving = signOut(here.session);
    await endSession(other);
    await pass(SIGN_OUT_WAIT_MS);
    await leaving;
    expect(other.everythingIn()).toBe("null");
    const again = other.reopen();
    signsIn(again);
    expect(again.kept("Links")).toBeUndefined();
  });

  it("leaves nothing of what is typed in another tab while the server is told", async () => {
    const { openPage: open, signsIn, pass } = openBrowser({ answersSignOut: false });
    const [here, other] = [open(), open()];
    const leaving = signOut(here.session);
    other.typesIn("Links", "https://");
    other.forms.keep("post", { label: "LinkedIn post", values: "Come", revision: null });
    await pass(SIGN_OUT_WAIT_MS);
    await leaving;
    await settle();
    const again = other.reopen();
    signsIn(again);
    await settle();
    expect([again.kept("Links"), again.kept("post")]).toEqual([undefined, undefined]);
  });

  it("leaves nothing of what a session before had kept, also in a tab that was away", async () => {
    const { openPage: open, endSession, signsIn } = openBrowser();
    const away = open();
    away.typesIn("Biography", "Half a life");
    await endSession(away);
    // It shows another site now, and hears nothing.
    away.crash();
    const here = open();
    signsIn(here);
    await signOut(here.session);
    signsIn(open());
    const back = away.reopen();
    expect([back.kept("Biography"), back.everythingIn()]).toEqual([undefined, "null"]);
  });

  it("that is over does not stop the next session from keeping", async () => {
    const { openPage: open, endSession, signsIn } = openBrowser();
    const page = open();
    await signOut(page.session);
    const again = page.reopen();
    signsIn(again);
    again.typesIn("Biography", "Half a life");
    await endSession(again);
    const back = again.reopen();
    signsIn(back);
    expect(back.kept("Biography")).toBe("Half a life");
  });
});
