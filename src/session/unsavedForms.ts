import { STORAGE_KEYS } from "../domain/shared/limits.ts";
import { keepTyped, readKept, type KeptTyped } from "./keptTyped.ts";
import type { Session } from "./session.ts";
import { holdNames, namesHeld } from "./unsavedNames.ts";

/** A form with unsaved changes. */
export interface UnsavedForm {
  /** The same whenever this form of this record is opened. */
  id: string;
  /** Its name for people. */
  label: string;
  /** Its current content. */
  read(): Omit<KeptTyped, "label">;
}

/** A form whose unsaved text is lost by signing out. */
export interface UnsavedName {
  label: string;
  /** It is open in another tab. */
  isElsewhere: boolean;
}

/** The forms of this tab with unsaved changes. */
export interface UnsavedForms {
  /**
   * Registers a form until the returned function is called: it was saved, or discarded. If the
   * session ends before, this tab keeps its content.
   */
  add(form: UnsavedForm): () => void;
  /** Whether unsaved text is lost when the page is left. */
  wouldBeLost(): boolean;
  /** What this tab keeps for the person who is signed in; null without anything. */
  kept(id: string): KeptTyped | null;
  /** Keeps something typed beyond its form, until it is deleted or somebody signs out. */
  keep(id: string, typed: KeptTyped): void;
  forget(id: string): void;
  /** Keeps what is typed in every form, for after a reload or a screen that broke. */
  keepAll(): void;
  /** Drops what is typed in every form: the person has said so. */
  giveUp(): void;
  /** All that signing out would lose: this tab's first, then that of the browser's others. */
  names(): Promise<UnsavedName[]>;
}

type UnsavedSession = Pick<Session, "host" | "me" | "subscribe">;

const made = new WeakMap<UnsavedSession, UnsavedForms>();

/** The forms of the session's tab. */
export function unsavedFormsOf(session: UnsavedSession): UnsavedForms {
  const forms = made.get(session) ?? createUnsavedForms(session);
  made.set(session, forms);
  return forms;
}

interface OpenForm {
  form: UnsavedForm;
  owner: string | undefined;
  /** The last sign-out before something was typed. */
  after: string | null;
}

/**
 * Tracks which forms are unsaved, and has the browser ask before the whole page unloads. Not after
 * a sign-out: what was typed can't be saved any more.
 */
function createUnsavedForms({ host, me, subscribe }: UnsavedSession): UnsavedForms {
  const open = new Set<OpenForm>();
  const whoseNow = () => me()?.userProfileId;
  const lastSignOut = () => host.storage.getItem(STORAGE_KEYS.signedOut);
  const ownOpen = () => [...open].filter(({ owner }) => owner === whoseNow());
  const keptNow = () => readKept(host, whoseNow() ?? "");
  const hold = holdNames(host);

  const labelsHere = () => [
    ...new Set([...ownOpen().map(({ form }) => form), ...Object.values(keptNow())].map(labelOf)),
  ];
  const tellOtherTabs = () => hold(whoseNow(), labelsHere());
  const wouldBeLost = () => ownOpen().length > 0;
  const ask = (event: Event) => {
    if (wouldBeLost()) event.preventDefault();
  };
  const store = (id: string, typed: KeptTyped | null) => {
    const account = whoseNow();
    if (account === undefined) return;
    keepTyped(host, account, { id, typed });
    tellOtherTabs();
  };

  // Anyone who returns to this tab finds it again, unless they have signed out themselves.
  subscribe(() => {
    if (whoseNow() !== undefined) return;
    for (const { form, owner, after } of open) {
      if (owner === undefined || after !== lastSignOut()) continue;
      keepTyped(host, owner, { id: form.id, typed: { label: form.label, ...form.read() } });
    }
  });
  tellOtherTabs();

  /** The person's own forms are no longer open: `typedIn` says what is kept of each. */
  const close = (typedIn: (form: UnsavedForm) => KeptTyped | null) => {
    for (const entry of ownOpen()) {
      if (entry.owner === undefined) continue;
      open.delete(entry);
      store(entry.form.id, typedIn(entry.form));
    }
    if (open.size === 0) window.removeEventListener("beforeunload", ask);
  };

  return {
    wouldBeLost,
    keepAll: () => close((form) => ({ label: form.label, ...form.read() })),
    giveUp: () => close(() => null),
    add(form) {
      const entry = { form, owner: whoseNow(), after: lastSignOut() };
      open.add(entry);
      // Only while needed: a listener may keep a page out of the back/forward cache.
      window.addEventListener("beforeunload", ask);
      tellOtherTabs();
      return () => {
        if (!open.delete(entry)) return;
        if (open.size === 0) window.removeEventListener("beforeunload", ask);
        if (entry.owner === whoseNow()) store(form.id, null);
      };
    },
    kept: (id) => keptNow()[id] ?? null,
    keep: store,
    forget: (id) => store(id, null),
    async names() {
      const here = labelsHere();
      const elsewhere = (await namesHeld(host, whoseNow())).filter((name) => !here.includes(name));
      return [
        ...here.map((label) => ({ label, isElsewhere: false })),
        ...elsewhere.map((label) => ({ label, isElsewhere: true })),
      ];
    },
  };
}

const labelOf = ({ label }: { label: string }) => label;
