/** Receives what an operator should read about the database. */
export type Report = (
  level: "info" | "warn",
  message: string,
  details?: Record<string, unknown>,
) => void;
