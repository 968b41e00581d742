import { measureAbsurd } from "./absurd/measure.ts";
import { measureAudience } from "./audience.ts";
import { measureApi } from "./api.ts";
import { measureBooking } from "./booking/measure.ts";
import { measureCrowd } from "./crowd.ts";
import { measureFirstLoad } from "./firstLoad.ts";
import { measureMemory } from "./memory.ts";
import { measurePages } from "./pages/measure.ts";
import { measurePreviews } from "./previews.ts";
import { measureVisitors } from "./pages/visitors.ts";
import { measureReader } from "./reader/measure.ts";
import { measureReminders } from "./reminders.ts";
import { measureSales } from "./sales.ts";
import { measureSlots } from "./slots.ts";
import { measureStop } from "./stop.ts";
import { measureUploads } from "./uploads/measure.ts";
import { measureVideo } from "./video/measure.ts";
import { type Figure, tableOf } from "./table.ts";

/** The figures of the product: `npm run bench -- [--quick] [group …]`. */
const GROUPS: Readonly<Record<string, (options: { isQuick: boolean }) => Promise<Figure[]>>> = {
  slots: measureSlots,
  api: measureApi,
  crowd: measureCrowd,
  reminders: measureReminders,
  sales: measureSales,
  stop: measureStop,
  firstLoad: measureFirstLoad,
  pages: measurePages,
  visitors: measureVisitors,
  audience: measureAudience,
  memory: measureMemory,
  uploads: measureUploads,
  previews: measurePreviews,
  reader: measureReader,
  booking: measureBooking,
  video: measureVideo,
  absurd: measureAbsurd,
};

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const isQuick = words.includes("--quick");
  const names = words.filter((word) => word !== "--quick");
  const unknown = names.filter((name) => !(name in GROUPS));
  if (unknown.length > 0) {
    throw new Error(
      `No figures named ${unknown.join(", ")}; there are ${Object.keys(GROUPS).join(", ")}.`,
    );
  }
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(GROUPS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.error(`Measuring ${name} …`);
    figures.push(...(await measure({ isQuick })));
  }
  console.log(`\n${tableOf(figures)}\n`);
}

await main();
