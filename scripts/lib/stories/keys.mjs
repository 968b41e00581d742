/**
 * Presses the browser's own keys.
 * @param {Pick<import("playwright").Keyboard, "press" | "down" | "up" | "type">} keyboard
 * @param {string} text as Testing Library writes them: `{Tab}`, `{Control>}a{/Control}`, or a text
 * to type
 */
export async function press(keyboard, text) {
  for (const [, up, name, held, typed] of text.matchAll(/\{(\/?)(\w+)(>?)\}|([^{]+)/g)) {
    if (typed !== undefined) await keyboard.type(typed);
    else if (up) await keyboard.up(name ?? "");
    else if (held) await keyboard.down(name ?? "");
    else await keyboard.press(name ?? "");
  }
}
