import type { IncomingMessage } from "node:http";
import { CALENDAR_PROVIDERS } from "../../../src/domain/generated/enums.ts";
import { isTimeZone } from "../../../src/domain/time/zones.ts";
import type { Route } from "../../http/handler.ts";
import { isSameSite } from "../../http/security/origin.ts";
import { readText } from "../../http/transport/requestBody.ts";
import { sendText } from "../../http/transport/send.ts";
import type { LocalCalendars } from "../../providers/calendars/portable/local.ts";
import { LOCAL_ACCOUNTS, localAccount } from "../../providers/calendars/portable/localAccounts.ts";
import { type ShownContent, accountsPage } from "./accountsPage.ts";
import { CALENDARS_PATH } from "./calendarsPath.ts";
import { type BusyChange, DEFAULT_ZONE, changeBusy, isCalendar } from "./changeBusy.ts";
import { CONNECT_PATH, connectPage } from "./connectPage.ts";

const FORM_MAX_BYTES = 8 * 1024;

interface Options {
  calendars: LocalCalendars;
  publicUrl: string;
  now: () => number;
}

/** The local calendar provider's pages: giving access, and what an account's owner does there. */
export function localCalendarRoutes(options: Options): Route[] {
  return [
    pageRoute(options, { path: CONNECT_PATH, show: showConnect, take: connect }),
    pageRoute(options, { path: CALENDARS_PATH, show: showAccounts, take: change }),
  ];
}

type Answer = { status: 200 | 400 | 422; text: string; isPage?: boolean } | { location: string };
type Take = (options: Options, form: URLSearchParams) => Promise<Answer>;

function pageRoute(
  options: Options,
  { path, show, take }: { path: Route["path"]; show: Take; take: Take },
): Route {
  return {
    path,
    answer: async (request, response) => {
      const { method } = request;
      if (method !== "GET" && method !== "HEAD" && method !== "POST") {
        return sendText(response, { status: 405, text: "GET or POST only" });
      }
      if (method === "POST" && !isSameSite(request, options)) {
        return sendText(response, { status: 403, text: "No" });
      }
      const form = method === "POST" ? await formOf(request) : queryOf(request);
      const answer = await (method === "POST" ? take : show)(options, form);
      if ("location" in answer) {
        const headers = { location: answer.location };
        return sendText(response, { status: 303, text: "Done", headers });
      }
      const { status, text, isPage = true } = answer;
      sendText(response, { status, text, ...(isPage ? { type: "text/html" } : {}) });
    },
  };
}

const showConnect: Take = async ({ publicUrl }, query) => {
  const provider = CALENDAR_PROVIDERS.find((name) => name === query.get("provider"));
  const request = requestIn(query);
  if (provider === undefined || !isOwn(publicUrl, request)) return badRequest();
  const accounts = LOCAL_ACCOUNTS.filter((account) => account.provider === provider);
  return { status: 200, text: connectPage({ provider, accounts, request }) };
};

const connect: Take = async ({ calendars, publicUrl }, form) => {
  const request = requestIn(form);
  if (!isOwn(publicUrl, request)) return badRequest();
  const { redirectUri, state } = request;
  const choice = form.get("choice") ?? "";
  if (choice === "refuse") return back(redirectUri, { state, error: "access_denied" });
  if (!localAccount(choice)) return badRequest();
  const code = await calendars.choose({ accountId: choice, redirectUri });
  return back(redirectUri, { state, code });
};

const showAccounts: Take = async (options, query) => ({
  status: 200,
  text: await accountsText(options, { form: query, complaint: null }),
});

const change: Take = async (options, form) => {
  const { calendars } = options;
  const accountId = form.get("account") ?? "";
  if (form.get("change") === "revoke") {
    if (!localAccount(accountId)) return badRequest();
    await calendars.takeBack(accountId);
    return { location: CALENDARS_PATH };
  }
  if (form.get("change") === "refuse" || form.get("change") === "take") {
    const calendarId = form.get("calendar") ?? "";
    if (!isCalendar(calendarId)) return badRequest();
    await calendars.refuseEntries({ calendarId, isRefusing: form.get("change") === "refuse" });
    return { location: CALENDARS_PATH };
  }
  const changed: BusyChange = await changeBusy(calendars, form);
  if (changed === "unknown") return badRequest();
  if (changed === "done") {
    const query = new URLSearchParams(
      ["date", "start", "end", "zone"].flatMap((name) => {
        const value = form.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    return { location: `${CALENDARS_PATH}?${query}` };
  }
  return { status: 422, text: await accountsText(options, { form, complaint: changed.complaint }) };
};

async function accountsText(
  { calendars, now }: Options,
  { form, complaint }: { form: URLSearchParams; complaint: string | null },
): Promise<string> {
  const known = await Promise.all(
    LOCAL_ACCOUNTS.map(async (account) => ({
      account,
      grants: await calendars.countGrants(account.accountId),
      contents: await Promise.all(
        account.calendars.map(async (calendar) => ({
          calendar,
          busy: await calendars.readBusy(calendar.calendarId),
          entries: await calendars.readEntries(calendar.calendarId),
          refusesEntries: await calendars.refusesEntries(calendar.calendarId),
        })),
      ),
    })),
  );
  const typed = {
    date: form.get("date") ?? new Date(now()).toISOString().slice(0, 10),
    start: form.get("start") ?? "09:00",
    end: form.get("end") ?? "10:00",
    timeZone: zoneIn(form),
  };
  const accounts = known.filter(
    ({ grants, contents }) => grants !== null || contents.some(isFilled),
  );
  return accountsPage({ accounts, typed, complaint });
}

const isFilled = ({ busy, entries }: ShownContent) => busy.length > 0 || entries.length > 0;

function zoneIn(form: URLSearchParams): string {
  const zone = form.get("zone") ?? "";
  return isTimeZone(zone) ? zone : DEFAULT_ZONE;
}

const requestIn = (form: URLSearchParams) => ({
  redirectUri: form.get("redirect_uri") ?? "",
  state: form.get("state") ?? "",
});

/** Codes must only ever be sent to this site. */
const isOwn = (publicUrl: string, { redirectUri }: { redirectUri: string }) =>
  URL.canParse(redirectUri) && new URL(redirectUri).origin === new URL(publicUrl).origin;

function back(redirectUri: string, query: Record<string, string>): Answer {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return { location: address.href };
}

const badRequest = (): Answer => ({
  status: 400,
  text: "This request doesn’t come from this site.",
  isPage: false,
});

const formOf = async (request: IncomingMessage) =>
  new URLSearchParams(await readText(request, { maxBytes: FORM_MAX_BYTES }));

const queryOf = ({ url = "/" }: IncomingMessage) => new URL(url, "http://localhost").searchParams;
