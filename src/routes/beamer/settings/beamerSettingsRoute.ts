import { SettingsSkeleton } from "../../../components/profiles/SettingsSkeleton.tsx";
import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/BeamerSettingsScreenQuery$parameters.ts";

export const beamerSettingsRoute = {
  path: PATHS.beamerSettings,
  query,
  Skeleton: SettingsSkeleton,
};
