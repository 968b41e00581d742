/** What the contract's page has besides the style of all local pages. */
export const CONTRACT_STYLE = `
main { max-width: 1280px; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; }
textarea, pre, code { font: 0.875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
textarea { display: block; width: 100%; margin-top: 4px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); color: inherit; resize: vertical; }
pre { max-height: 60vh; margin: 0; padding: 12px; overflow: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); }
pre:empty { display: none; }
label.choice { display: flex; align-items: center; gap: 8px; min-height: 44px; }
label.choice input { width: 20px; height: 20px; min-height: 0; margin: 0; }
.explorer h2 { margin-top: 0; }
.contract section { border-top: 1px solid var(--line); scroll-margin-top: 16px; }
.contract h2 { margin: 24px 0 8px; overflow-wrap: anywhere; }
.contract p { margin: 4px 0; }
.contract code { overflow-wrap: anywhere; }
.kind { color: var(--muted); font: 0.875rem/1.5 system-ui, sans-serif; }
.entries, .arguments { padding: 0; margin: 8px 0 24px; list-style: none; }
.entries > li { padding: 8px 0; scroll-margin-top: 16px; }
.entries > li:target, section:target > h2 { background: var(--raised); outline: 2px solid var(--accent); outline-offset: 4px; }
.arguments { margin: 4px 0 0 16px; }
.directive { color: var(--muted); }
button.try { min-height: 32px; margin-left: 8px; padding: 0 12px; }
[hidden] { display: none; }
@media (min-width: 1000px) {
  .columns { grid-template-columns: 480px minmax(0, 1fr); }
  .skip { display: none; }
  .explorer { position: sticky; top: 16px; align-self: start; max-height: calc(100vh - 32px); overflow: auto; padding: 4px; }
  pre { max-height: 40vh; }
}
`;
