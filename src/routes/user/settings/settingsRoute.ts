import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/SettingsScreenQuery$parameters.ts";
import { SettingsSkeleton } from "../../../components/profiles/SettingsSkeleton.tsx";

export const settingsRoute = { path: PATHS.userSettings, query, Skeleton: SettingsSkeleton };
