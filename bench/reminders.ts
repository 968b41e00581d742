import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { SMTPServer } from "smtp-server";
import { startServerProcess } from "../server/testing/serverProcess.ts";
import { readOthers, meanOf, startCrowd } from "./crowd.ts";
import { fillDatabase, newServerDatabase } from "./databases.ts";
import { TOKEN_SECRET, addPeople } from "./people.ts";
import { type Figure, atMost, plain } from "./table.ts";

const REMINDERS = 10_000;
const PER_SECOND = 10;
const BOOKERS = 200;
const TIMES_SLOWER_MAX = 3;
/** Ways that what follows from an event is asked for while mails go out. */
const PROBES = 20;

/**
 * How much longer others' pages take, and what follows from other events, while many reminders of
 * the same minute go out at a mail server's pace and everyone books one creator.
 */
export async function measureReminders({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const database = await newServerDatabase();
  if (database === null) return [plain({ name: "reminders", measured: "no server answers here" })];
  const folder = await mkdtemp(path.join(tmpdir(), "reminders-"));
  const mails = await startMailServer();
  const settings = {
    DATABASE_URL: database.url,
    DATA_FOLDER: "data",
    TOKEN_SECRET,
    CALLS_PER_MINUTE: "10000000",
    LOG_LEVEL: "error",
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: "mails@beamers.example",
    MAILS_PER_SECOND: String(PER_SECOND),
  };
  await fillDatabase({ folder, databaseUrl: database.url });
  const tokens = await addPeople(database.url, {
    creators: ["popular", "wanted"],
    bookers: BOOKERS,
  });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const server = await startServerProcess({ folder, settings });
  try {
    await server.isReady;
    const milliseconds = isQuick ? 3_000 : 10_000;
    const read = () => readOthers(Number(new URL(server.address).port), milliseconds);
    await read();
    const alone = await read();
    const followsAlone = await timeOfFollowing(client);
    const first = startCrowd(server.address, tokens);
    const crowded = await read();
    await first.end();
    await addReminders(client);
    const before = { count: mails.count(), at: performance.now() };
    // Another creator, whose times are not taken yet.
    const crowd = startCrowd(server.address, tokens, "wanted");
    const meanwhile = await read();
    const follows = await timeOfFollowing(client);
    const sent = mails.count() - before.count;
    const pace = sent / ((performance.now() - before.at) / 1_000);
    await crowd.end();
    return [
      atMost(TIMES_SLOWER_MAX, {
        name: `others' pages while ${REMINDERS} reminders go out and ${BOOKERS} people book one creator`,
        measured: `${meanOf(meanwhile)}, 95 of 100 within ${meanwhile.p95.toFixed(1)} ms`,
        against: `alone: ${meanOf(alone)}, ${alone.p95.toFixed(1)} ms`,
        ratio: alone.rate / meanwhile.rate,
      }),
      plain({
        name: "the same without reminders",
        measured: `${meanOf(crowded)}, 95 of 100 within ${crowded.p95.toFixed(1)} ms`,
        ratio: alone.rate / crowded.rate,
      }),
      atMost(1.25, {
        name: "the pace of mails, slower than the server takes them",
        measured: `${pace.toFixed(1)} a second, ${sent} sent`,
        against: `${PER_SECOND} a second`,
        ratio: PER_SECOND / pace,
      }),
      plain({
        name: "what follows from another event meanwhile",
        measured: `within ${follows.toFixed(0)} ms; alone ${followsAlone.toFixed(0)} ms`,
      }),
    ];
  } finally {
    await client.end();
    await server.end("SIGKILL");
    await mails.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startMailServer() {
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, callback) => {
      stream.resume();
      stream.on("end", () => {
        count += 1;
        callback();
      });
    },
  });
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  const { port } = listening.address() as AddressInfo;
  return {
    port,
    count: () => count,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Sessions that begin in an hour, and of which nobody has been reminded. */
async function addReminders(client: Client): Promise<void> {
  await client.query(`
    insert into mail_settings (user_id, address, off_topics, links_sent_at)
    select id, id || '@demo.example', '[]', '[]' from users on conflict do nothing`);
  await client.query(`
    insert into bookings (
      id, item_id, creator_id, booker_id, channel_id, title, description_bullet_points,
      price_in_cents, starts_at, ends_at, state, payment_status, confirmed_at, questions, intakes,
      moves, meeting_place, place_change_count, created_at
    )
    select 'reminded' || n, 'offer_popular', 'popular', 'booker' || n % ${BOOKERS},
      'channel-reminded' || n, 'A clear half hour', '[]', 0, now() + interval '59 minutes',
      now() + interval '89 minutes', 'CONFIRMED', 'FREE', now() - interval '3 days', '[]', '[]',
      '[]', '{"kind":"VIDEO","details":null}', 0, now() - interval '3 days'
    from generate_series(1, ${REMINDERS}) n`);
  await client.query(`
    insert into outbox (reaction, lane, subject_id, event, due_at, version, attempts, created_at)
    select 'remindOfSession', 'MESSAGES', 'reminded' || n, 'bookingConfirmed', now(),
      nextval('outbox_versions'), 0, now() from generate_series(1, ${REMINDERS}) n`);
  await client.query("analyze");
}

/** Milliseconds until what follows from an event has been carried out, the longest of several. */
async function timeOfFollowing(client: Client): Promise<number> {
  let longest = 0;
  for (let probe = 0; probe < PROBES; probe += 1) {
    const subjectId = `probe${probe}`;
    await client.query(
      `insert into outbox (reaction, lane, subject_id, event, due_at, version, attempts, created_at)
       values ('addBookerToAudience', 'WORK', $1, 'bookingConfirmed', now(),
         nextval('outbox_versions'), 0, now())`,
      [subjectId],
    );
    const began = performance.now();
    while (await isPending(client, subjectId)) await pause(20);
    longest = Math.max(longest, performance.now() - began);
  }
  return longest;
}

async function isPending(client: Client, subjectId: string): Promise<boolean> {
  const { rowCount } = await client.query("select 1 from outbox where subject_id = $1", [
    subjectId,
  ]);
  return rowCount !== 0;
}
