/**
 * What is bundled together although several screens share it: each file is compressed by itself, and
 * many small ones weigh more than one. `npm run bench -- firstLoad` tells what a change is worth.
 */

/** What every page stands on. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-relay|relay-runtime|fbjs|invariant)\//;

/** Small parts that nearly every screen has, other than the frame. */
const COMMON_PARTS = [
  /src\/domain\/(catalogue\/sessionDuration|profiles\/addresses|payments\/money|time\/zoneName)\.ts$/,
  /src\/components\/(catalogue\/BuyerPrice|profiles\/useViewerTimeZone)\.tsx?$/,
  /src\/ui\/(Badge|CheckList|Cover|EmptyState|NavTabs|Price|TextClamp)\//,
  /src\/ui\/Ornament\/drawings\/(calendar|lamp)\.tsx$/,
  /src\/ui\/(cx|CopyField\/useCopy|Type\/fittingSize)\.ts$/,
  /src\/ui\/(Field\/control|SearchableSelect\/SearchableSelect)\.module\.css/,
  /src\/routes\/public\/profile\/StatusBadge\.tsx$/,
  /src\/__generated__\/(BuyerPrice_item|StatusBadge_item|useViewerTimeZone_query)\./,
];

/** What screens have where something is chosen or typed. */
const FORM_PARTS = [
  /src\/domain\/(bookings\/addresses|time\/(offsets|wallTime|zones))\.ts$/,
  /src\/ui\/(Field|FieldError|SearchableSelect|TextField)\/(?!SelectButton)/,
  /src\/ui\/(rovingKeys|useDismiss)\.ts$/,
  /src\/relay\/useCall\.ts$/,
];

const isOneOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id));

/** For the bundler; where two groups would take a module, the first one does. */
export const chunkGroups = [
  // A new version of the app leaves them in the browser's cache.
  { name: "libraries", test: LIBRARIES, priority: 3 },
  // What every page begins with, also where screens use parts of it.
  { name: "frame", tags: ["$initial" as const], priority: 2 },
  // Without what their parts stand on: that may belong to one screen alone.
  {
    name: "common",
    test: isOneOf(COMMON_PARTS),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: "forms", test: isOneOf(FORM_PARTS), priority: 1, includeDependenciesRecursively: false },
];
