import { createContext } from "react";
import type { DataRouter } from "react-router";

/** The router that renders the screens; set once, by the app. */
export const RouterContext = createContext<DataRouter | null>(null);
