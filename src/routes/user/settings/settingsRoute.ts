import query from "../../../__generated__/SettingsScreenQuery$parameters.ts";
import { SettingsSkeleton } from "./SettingsSkeleton.tsx";

export const settingsRoute = { path: "/user/settings", query, Skeleton: SettingsSkeleton };
