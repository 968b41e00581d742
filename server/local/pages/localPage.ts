import { type Html, html } from "../../http/transport/html.ts";

/** Path of the stand-ins' style. */
export const LOCAL_STYLE_PATH = "/local/style.css";

/**
 * A whole page of a stand-in. It says what it stands in for, so that no one mistakes it for the
 * real thing.
 */
export function localPage(page: { title: string; standsInFor: string; body: Html }): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title}</title>
        <link rel="stylesheet" href="${LOCAL_STYLE_PATH}" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main>
          <p class="note">Local stand-in for ${page.standsInFor}. Nothing leaves this machine.</p>
          <h1>${page.title}</h1>
          ${page.body}
        </main>
      </body>
    </html>`.html;
}

/**
 * The style of the stand-ins' pages: the web app's colours and type, from what every system has.
 */
export const LOCAL_STYLE = `
:root {
  color-scheme: light dark;
  --surface: light-dark(#faf7f2, #1b1916);
  --raised: light-dark(#fffdfa, #25221e);
  --ink: light-dark(#221e1a, #f3eee6);
  --muted: light-dark(#655c52, #b5aa9c);
  --line: light-dark(#8f857a, #7d7468);
  --accent: light-dark(#8c2f1b, #f0a48f);
  --on-accent: light-dark(#ffffff, #2b120b);
  --danger: light-dark(#a3161f, #ff9b9b);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--surface);
  color: var(--ink);
  font: 1rem/1.5 "Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif;
}
main { max-width: 600px; margin: 0 auto; padding: 32px 20px 64px; }
h1, h2 { font-family: "Fraunces Variable", Fraunces, Georgia, serif; font-weight: 500; line-height: 1.2; }
h1 { font-size: 2rem; margin: 8px 0 24px; }
h2 { font-size: 1.25rem; margin: 40px 0 12px; }
.note { color: var(--muted); margin: 0; }
.people { display: grid; gap: 12px; padding: 0; margin: 0; list-style: none; }
button, input { font: inherit; color: inherit; min-height: 44px; border-radius: 6px; }
button { cursor: pointer; padding: 8px 20px; border: 1px solid var(--line); background: var(--raised); }
button.person { width: 100%; padding: 16px; text-align: left; border-radius: 12px; }
button.main { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
button:hover { border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.name { display: block; font-weight: 600; }
.detail { display: block; color: var(--muted); overflow-wrap: anywhere; }
label { display: block; margin-bottom: 16px; }
input { display: block; width: 100%; margin-top: 4px; padding: 8px 12px; border: 1px solid var(--line); background: var(--raised); }
.check input { display: inline-block; width: 1.25rem; min-height: 1.25rem; margin: 0 8px 0 0; vertical-align: middle; }
.complaint { color: var(--danger); font-weight: 600; }
.letters { display: grid; gap: 24px; padding: 0; margin: 0; list-style: none; }
.letters form { margin-top: 8px; }
.choices { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 32px; }
button[aria-pressed="true"] { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
.headers { margin: 0; overflow-wrap: anywhere; }
.headers dt { color: var(--muted); }
.headers dd { margin: 0 0 8px; }
iframe.mail { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); }
.message { margin: 8px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.cancel { margin-top: 40px; padding-top: 24px; border-top: 1px solid var(--line); }
a { color: var(--accent); }
`;
