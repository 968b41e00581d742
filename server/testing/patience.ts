/** Time for a child of the server, on a slow machine that is busy with other things, too. */
export const PATIENCE = { cpuSeconds: 120, wallMs: 300_000 };
