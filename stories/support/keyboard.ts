import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import { player } from "../../.storybook/stage/player.ts";

/** A keyboard user, without a pointer. */
export interface Keyboard {
  /** Presses keys, such as `{ArrowDown}`, or types text. */
  press(keys: string): Promise<void>;
  /**
   * Presses Tab until a control of this role and name, once it is there, has the focus. Fails if it
   * can't be reached, and if a control on the way does not show that it has the focus.
   */
  tabTo(role: string, name: string | RegExp): Promise<HTMLElement>;
  /** Waits until the field of this label has the focus: what is typed before goes elsewhere. */
  isIn(label: string | RegExp): Promise<void>;
}

type KeyboardPlay<Context> = (context: Context & { keys: Keyboard }) => Promise<void>;

/** More tab stops than any screen has. */
const MOST_STOPS = 80;

/** A `play` by keys alone: it fails as soon as anything on the page gets a pointer event. */
export function byKeyboard<Context>(play: KeyboardPlay<Context>) {
  return async (context: Context): Promise<void> => {
    const heard: string[] = [];
    const listen = (event: Event) => heard.push(event.type);
    for (const type of POINTER_EVENTS) document.addEventListener(type, listen, true);
    try {
      // A page's starting point: before its first control.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await play({ ...context, keys });
      await expect(heard).toEqual([]);
    } finally {
      for (const type of POINTER_EVENTS) document.removeEventListener(type, listen, true);
    }
  };
}

const POINTER_EVENTS = ["pointerdown", "mousedown", "touchstart"] as const;

const keys: Keyboard = {
  // A test presses real keys: the browser's tab order, dialogs, focus rings.
  press: player?.press ?? pressInWorkshop,
  async tabTo(role, name) {
    const wanted = await page.findAllByRole(role, { name });
    const stops: string[] = [];
    while (stops.length < MOST_STOPS) {
      await keys.press("{Tab}");
      const stop = document.activeElement;
      stops.push(describe(stop));
      if (stop === null || stop === document.body) continue;
      await expect(showsFocus(stop), `${describe(stop)} shows its focus`).toBe(true);
      if (wanted.some((control) => control === stop)) return stop as HTMLElement;
    }
    throw new Error(
      `no Tab leads to the ${role} ${name}, but to: ${[...new Set(stops)].join(", ")}`,
    );
  },
  async isIn(label) {
    await waitFor(() => expect(page.getByLabelText(label)).toHaveFocus());
  },
};

/** In the workshop nobody can press them, and a story imitates what they do. */
async function pressInWorkshop(text: string): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>("dialog:modal");
  if (text === "{Escape}" && dialog) dialog.requestClose();
  else if (text === "{Tab}") await pressTab(dialog);
  else await userEvent.keyboard(text);
}

/**
 * Nothing behind a dialog takes the focus: after its last control comes the page, then its first
 * control again.
 */
async function pressTab(dialog: HTMLDialogElement | null): Promise<void> {
  if (dialog?.contains(document.activeElement) === false) focusFirst(dialog);
  else await userEvent.tab();
}

function focusFirst(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>("button, [href], input, select, textarea")?.focus();
}

/** Within a date and a time, the browser's own parts have the focus. */
const OWN_PARTS = "input:is([type=date], [type=time])";
const VISIBLE = `:focus-visible, ${OWN_PARTS}:focus`;

/** Whether a focus ring is drawn around it, or around the thing that it is a part of. */
function showsFocus(control: Element): boolean {
  // The button that opens the browser's own calendar has the focus, and its own ring.
  if (control.matches(OWN_PARTS) && !control.matches(":focus")) return true;
  // After a pointer press the browser draws none; that is how a story is started by hand.
  if (!control.matches(VISIBLE)) return player === null;
  for (let part: Element | null = control; part && part !== document.body;) {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) return true;
    part = part.parentElement;
  }
  return false;
}

function describe(element: Element | null): string {
  if (element === null || element === document.body) return "nothing";
  const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 30);
  return `${element.role ?? element.tagName.toLowerCase()} “${name}”`;
}

/** The field is invalid, says why to screen readers, and has the focus to be corrected. */
export async function isToBeCorrected(field: HTMLElement, why: string | RegExp): Promise<void> {
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(why)));
  await expect(field).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
  const texts = page.getAllByRole("alert").map((alert) => alert.textContent);
  await expect(texts).toContainEqual(expect.stringMatching(why));
}
