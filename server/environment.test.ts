import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SETTING_NAMES, parseEnvironment } from "./environment.ts";
import { keysOf } from "../src/domain/shared/lifecycle.ts";
import { OUTSIDE_SERVICES, PROVIDER_SERVICES } from "./wiring/outsideServices.ts";
import { SERVICE_ADDRESS_NAMES, SERVICE_SETTING_NAMES } from "./wiring/serviceSettings.ts";

const local = (variables: Record<string, string> = {}) =>
  parseEnvironment(variables, { isProduction: false });
const production = (variables: Record<string, string>) =>
  parseEnvironment(variables, { isProduction: true });
const namesOf = ({ problems }: ReturnType<typeof local>) =>
  (problems ?? []).map(({ name }) => name).toSorted();

const SMTP = {
  SMTP_URL: "smtps://demo:secret@mail.example.com",
  MAIL_FROM: "mails@example.com",
};

describe("the environment of a local start", () => {
  it("needs nothing", () => {
    expect(local().environment).toEqual({
      isProduction: false,
      hasGraphiql: false,
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      dataFolder: "./data",
      databaseUrl: null,
      tokenSecret: null,
      providers: Object.fromEntries(keysOf(PROVIDER_SERVICES).map((name) => [name, null])),
      policyUrls: { terms: null, privacy: null },
      seller: {
        name: "Demo Seller",
        address: "Example Street 1, 1000 Brussels, Belgium",
        companyNumber: "0000.000.097",
        vatNumber: "BE0000000097",
        email: "seller@example.com",
      },
      trustedProxies: 0,
      countryHeader: null,
      callsPerMinute: 1200,
      documentsMaxBytes: 2 * 1024 ** 3,
      logLevel: "info",
      exposure: null,
    });
  });

  it.each([
    [{}],
    [{ HOST: "127.0.0.2" }],
    [{ HOST: "::1" }],
    [{ HOST: "localhost", PUBLIC_URL: "http://localhost:8080" }],
    [{ PUBLIC_URL: "https://demo.localhost" }],
    [{ PUBLIC_URL: "http://[::1]:3000" }],
  ])("is this machine's alone with %j", (variables) => {
    expect(local(variables).environment?.exposure).toBeNull();
  });

  it.each([
    [{ HOST: "0.0.0.0" }, "HOST"],
    [{ HOST: "::" }, "HOST"],
    [{ HOST: "192.168.1.5" }, "HOST"],
    [{ HOST: "localhost.example.com" }, "HOST"],
    [{ PUBLIC_URL: "https://demo.example.com" }, "PUBLIC_URL"],
    [{ PUBLIC_URL: "http://127.0.0.1.example.com" }, "PUBLIC_URL"],
  ])("is refused with %j, unless it is wanted", (variables, name) => {
    const { problems } = local(variables);
    expect(problems?.map((problem) => problem.name)).toEqual([name]);
    expect(problems?.[0]?.problem).toContain("anybody can sign in as anybody");
    expect(problems?.[0]?.problem).toContain("EXPOSE_LOCAL_MODE=true");
    const wanted = local({ ...variables, EXPOSE_LOCAL_MODE: "true" });
    expect(wanted.environment?.exposure).toContain(Object.values(variables)[0]);
  });

  it("takes no other word for wanting that", () => {
    for (const word of ["yes", "1", "TRUE"]) {
      const reading = local({ EXPOSE_LOCAL_MODE: word, HOST: "0.0.0.0" });
      expect(namesOf(reading)).toContain("EXPOSE_LOCAL_MODE");
    }
  });

  it("takes an empty setting for none, so that the example file is a good one", () => {
    const example = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
    const lines = example.split("\n").filter((line) => /^[A-Z]/.test(line));
    const variables = Object.fromEntries(lines.map((line) => line.split("=") as [string, string]));
    expect(local(variables)).toEqual(local());
    expect(Object.keys(variables).toSorted()).toEqual([...SETTING_NAMES].toSorted());
  });

  it("follows the port with the site's address, and an address without its slash", () => {
    expect(local({ PORT: "4000" }).environment?.publicUrl).toBe("http://localhost:4000");
    const { environment } = local({ PUBLIC_URL: "https://app.localhost/" });
    expect(environment?.publicUrl).toBe("https://app.localhost");
  });

  it.each([
    ["HTTPS://App.Localhost", "https://app.localhost"],
    ["https://app.localhost:443/", "https://app.localhost"],
    ["HTTP://LOCALHOST:80", "http://localhost"],
  ])("takes %s as browsers write it", (address, publicUrl) => {
    expect(local({ PUBLIC_URL: address }).environment?.publicUrl).toBe(publicUrl);
  });

  it.each(["https://ada@app.localhost", "https://app.localhost/#a", "https://app.localhost/a"])(
    "is no address of a site: %s",
    (address) => {
      expect(namesOf(local({ PUBLIC_URL: address }))).toEqual(["PUBLIC_URL"]);
    },
  );

  it("trusts no proxy unless it is told to", () => {
    const proxies = (said: string) => local({ TRUSTED_PROXIES: said }).environment?.trustedProxies;
    expect(["", "none", "0", "2"].map(proxies)).toEqual([0, 0, 0, 2]);
  });

  it("reads the visitor's country from a header only where a proxy sets it", () => {
    const reading = (header: string, proxies = "1") =>
      local({ COUNTRY_HEADER: header, TRUSTED_PROXIES: proxies });
    expect(reading(" CF-IPCountry ").environment?.countryHeader).toBe("cf-ipcountry");
    expect(reading("", "none").environment?.countryHeader).toBeNull();
    for (const header of ["cf ipcountry", "cf-ipcountry:", "län", "a,b"]) {
      expect(namesOf(reading(header)), header).toEqual(["COUNTRY_HEADER"]);
    }
    for (const proxies of ["", "none", "0"]) {
      expect(reading("cf-ipcountry", proxies).problems).toEqual([
        { name: "COUNTRY_HEADER", problem: expect.stringContaining("which anybody could send") },
      ]);
    }
  });

  it.each(
    OUTSIDE_SERVICES.filter(({ live, keys }) => live !== null && keys.length > 1).flatMap(
      ({ name, keys }) =>
        keys.map((key) => ({ name, key, others: keys.filter((other) => other !== key) })),
    ),
  )("misses the other keys of $name where there is $key alone", ({ name, key, others }) => {
    const problem = `is missing, though ${name} has other keys`;
    const missing = local({ [key]: "set" }).problems?.filter((one) => one.problem === problem);
    expect(missing).toEqual(others.map((other) => ({ name: other, problem })));
  });

  it("signs in with LinkedIn when both of its keys are there", () => {
    const keys = { LINKEDIN_CLIENT_ID: "id", LINKEDIN_CLIENT_SECRET: "secret" };
    const issuer = { LINKEDIN_ISSUER: "https://www.linkedin.com/oauth" };
    expect(local(keys).environment?.providers.signIn).toEqual({ ...keys, ...issuer });
    const other = { LINKEDIN_ISSUER: "https://sign-in.example.com" };
    const { environment } = local({ ...keys, ...other });
    expect(environment?.providers.signIn).toEqual({ ...keys, ...other });
    expect(local(other).environment?.providers.signIn).toBeNull();
  });

  it("takes a second secret for the messages about cards, while it is replaced", () => {
    const keys = {
      STRIPE_SECRET_KEY: "sk",
      STRIPE_PUBLISHABLE_KEY: "pk",
      STRIPE_WEBHOOK_SECRET: "new",
    };
    const cardsOf = (more: Record<string, string>) =>
      local({ ...keys, ...more }).environment?.providers.cards;
    expect(cardsOf({})).toEqual({ ...keys, STRIPE_WEBHOOK_SECRET_BEFORE: "" });
    const before = { STRIPE_WEBHOOK_SECRET_BEFORE: "old" };
    expect(cardsOf(before)).toEqual({ ...keys, ...before });
    expect(local(before).environment?.providers.cards).toBeNull();
  });

  const AGORA = {
    AGORA_APP_ID: "970ca35de60c44645bbae8a215061b33",
    AGORA_APP_CERTIFICATE: "5cfd2fd1755d40ecb72977518be15d3b",
  };
  const SERVERS = {
    STUN_URLS: "stun:stun.example.com:3478, stun:192.0.2.1",
    TURN_URLS: "turn:turn.example.com?transport=udp,turns:[2001:db8::1]:5349",
    TURN_SECRET: "shared",
    VIDEO_RELAY_ONLY: "true",
  };
  const NO_SERVERS = { STUN_URLS: "", TURN_URLS: "", TURN_SECRET: "", VIDEO_RELAY_ONLY: "" };

  it.each([
    ["Agora with its keys", AGORA, AGORA],
    ["Agora with its keys, whatever servers there are", { ...AGORA, ...SERVERS }, AGORA],
    ["Agora where it is chosen", { ...AGORA, VIDEO: "agora" }, AGORA],
    [
      "browsers where they are chosen",
      { ...AGORA, VIDEO: "browser" },
      { VIDEO: "browser", ...NO_SERVERS },
    ],
    ["browsers with the servers that are named", SERVERS, { VIDEO: "browser", ...SERVERS }],
    [
      "browsers, and no keys of Agora are looked at",
      { VIDEO: "browser", AGORA_APP_ID: "none" },
      { VIDEO: "browser", ...NO_SERVERS },
    ],
  ])("has live sessions over %s", (_, variables, expected) => {
    expect(local(variables)).toMatchObject({ problems: null });
    expect(local(variables).environment?.providers.video).toEqual(expected);
  });

  it.each<[Record<string, string>, string]>([
    [{ VIDEO: "zoom" }, "VIDEO must be agora or browser"],
    [
      { VIDEO: "agora", AGORA_APP_ID: AGORA.AGORA_APP_ID },
      "AGORA_APP_CERTIFICATE is missing, though VIDEO is agora",
    ],
    [{ ...AGORA, AGORA_APP_ID: "my app" }, "AGORA_APP_ID must be 32 hexadecimal digits"],
    [
      { ...AGORA, AGORA_APP_CERTIFICATE: "0" },
      "AGORA_APP_CERTIFICATE must be 32 hexadecimal digits",
    ],
    ...[
      "stun.example.com",
      "turn:turn.example.com",
      "stun:",
      "stun:a b",
      "stun:a.example:port",
      "stun:a.example:99999",
      "stun:a.example?transport=udp",
      "stun://a.example",
    ].map((STUN_URLS): [Record<string, string>, string] => [
      { STUN_URLS },
      "STUN_URLS must be addresses like stun:",
    ]),
    ...[
      "https://turn.example.com",
      "stun:a.example",
      "turn:a.example?transport=sctp",
      "turn:[::1",
      "turn:a.example turn:b.example",
      "turn:ada@a.example",
    ].map((TURN_URLS): [Record<string, string>, string] => [
      { TURN_URLS, TURN_SECRET: "shared" },
      "TURN_URLS must be addresses like turn:",
    ]),
    [{ TURN_URLS: "turn:a.example" }, "TURN_SECRET is missing, though TURN_URLS is set"],
    [{ TURN_SECRET: "shared" }, "TURN_SECRET is set, though TURN_URLS is not"],
    [{ VIDEO_RELAY_ONLY: "true" }, "VIDEO_RELAY_ONLY must have TURN_URLS with it"],
    [{ ...SERVERS, VIDEO_RELAY_ONLY: "yes" }, "VIDEO_RELAY_ONLY must be true or empty"],
  ])("says of %j what is wrong with it", (variables, sentence) => {
    const said = (local(variables).problems ?? []).map(({ name, problem }) => `${name} ${problem}`);
    expect(said).toEqual([expect.stringContaining(sentence)]);
  });

  it("sends mails over SMTP with its keys, ten in a second unless it is told otherwise", () => {
    const mailOf = (more: Record<string, string>) => local(more).environment?.providers.mail;
    expect(mailOf(SMTP)).toEqual({ ...SMTP, MAILS_PER_SECOND: "10" });
    const paced = { ...SMTP, MAILS_PER_SECOND: "2" };
    expect(mailOf(paced)).toEqual(paced);
    expect(mailOf({ MAILS_PER_SECOND: "2" })).toBeNull();
  });

  it.each(["smtp://mail.example.com", "smtp://127.0.0.1:2525/", "smtps://demo%40b:p%2Fw@[::1]"])(
    "takes %s for a mail server",
    (SMTP_URL) => {
      expect(local({ ...SMTP, SMTP_URL }).problems).toBeNull();
    },
  );

  it.each([
    ...[
      "mail.example.com",
      "https://mail.example.com",
      "smtp://",
      "smtp://mail.example.com/inbox",
      "smtp://mail.example.com?pool=true",
      "smtp://mail.example.com#a",
      "smtp://demo:100%@mail.example.com",
    ].map((SMTP_URL) => ["SMTP_URL must be an address like smtps:", { SMTP_URL }] as const),
    ...[
      "Demo <mails@example.com>",
      "mails@example.com, other@example.com",
      "mails",
      "mails@exämple.com",
      "mails@-example.com",
    ].map((MAIL_FROM) => ["MAIL_FROM must be an e-mail address", { MAIL_FROM }] as const),
    ...["0", "-1", "1.5", "1e3", "1001", "all"].map(
      (MAILS_PER_SECOND) =>
        ["MAILS_PER_SECOND must be a whole number from 1 to 1000", { MAILS_PER_SECOND }] as const,
    ),
  ])("says %s… of %j", (sentence, variables) => {
    const { problems } = local({ ...SMTP, ...variables });
    const said = (problems ?? []).map(({ name, problem }) => `${name} ${problem}`);
    expect(said).toEqual([expect.stringContaining(sentence)]);
    // It is printed.
    expect(said.join()).not.toMatch(/demo|100%/);
  });

  it("names everything that is wrong, at once", () => {
    const reading = local({
      SMTP_URL: "mail.example.com",
      MAIL_FROM: "mails",
      MAILS_PER_SECOND: "many",
      PORT: "eighty",
      PUBLIC_URL: "example.com",
      DATABASE_URL: "mysql://localhost",
      TOKEN_SECRET: "short",
      TRUSTED_PROXIES: "-1",
      CALLS_PER_MINUTE: "1.5",
      LOG_LEVEL: "loud",
      VIDEO: "zoom",
      STUN_URLS: "example.com",
      TURN_URLS: "example.com",
      VIDEO_RELAY_ONLY: "1",
    });
    expect(namesOf(reading)).toEqual([
      "CALLS_PER_MINUTE",
      "DATABASE_URL",
      "LOG_LEVEL",
      "MAILS_PER_SECOND",
      "MAIL_FROM",
      "PORT",
      "PUBLIC_URL",
      "SMTP_URL",
      "STUN_URLS",
      "TOKEN_SECRET",
      "TRUSTED_PROXIES",
      "TURN_SECRET",
      "TURN_URLS",
      "VIDEO",
      "VIDEO_RELAY_ONLY",
    ]);
    for (const { problem } of reading.problems ?? []) expect(problem).toMatch(/^(must|is) /);
  });
});

describe("the environment of a production start", () => {
  const keys = {
    DATABASE_URL: "postgres://db/app",
    PUBLIC_URL: "https://example.com",
    TOKEN_SECRET: "OBHDQu0RgeXIOmCA+uCKjIQ2wzQkKxOD+Hd3qA2vhvI=",
    TRUSTED_PROXIES: "1",
    LINKEDIN_CLIENT_ID: "id",
    LINKEDIN_CLIENT_SECRET: "secret",
    SELLER_NAME: "Example NV",
    SELLER_ADDRESS: "Example Street 1, 1000 Brussels",
    SELLER_COMPANY_NUMBER: "0123.456.749",
    SELLER_VAT_NUMBER: "BE0123456749",
    SELLER_EMAIL: "hello@example.com",
  };

  it("names every key that is missing, and falls back to nothing", () => {
    const missing = namesOf(production({}));
    expect(missing).toEqual(
      expect.arrayContaining([
        "AGORA_APP_ID",
        "CRONOFY_CLIENT_ID",
        "DATABASE_URL",
        "LINKEDIN_CLIENT_ID",
        "PUBLIC_URL",
        "S3_BUCKET",
        "SELLER_ADDRESS",
        "SELLER_COMPANY_NUMBER",
        "SELLER_EMAIL",
        "SELLER_NAME",
        "SELLER_VAT_NUMBER",
        "SMTP_URL",
        "STRIPE_SECRET_KEY",
        "TOKEN_SECRET",
        "TRUSTED_PROXIES",
      ]),
    );
    expect(namesOf(production(keys))).not.toContain("DATABASE_URL");
  });

  it("wants Agora's keys for live sessions, or to be told that browsers do without", () => {
    const agora = ["AGORA_APP_CERTIFICATE", "AGORA_APP_ID"];
    const about = (more: Record<string, string>) =>
      namesOf(production({ ...keys, ...more })).filter((name) =>
        /AGORA|VIDEO|TURN|STUN/.test(name),
      );
    expect(about({})).toEqual(agora);
    expect(about({ STUN_URLS: "stun:stun.example.com" })).toEqual(agora);
    expect(about({ VIDEO: "browser" })).toEqual([]);
    expect(about({ AGORA_APP_ID: "0".repeat(32), AGORA_APP_CERTIFICATE: "1".repeat(32) })).toEqual(
      [],
    );
    const { problems } = production(keys);
    expect(problems?.find(({ name }) => name === "AGORA_APP_ID")?.problem).toBe(
      "is missing; production needs it for live sessions, unless VIDEO is browser",
    );
  });

  it("refuses a guessable secret of the TURN servers: anybody could send what they like over them", () => {
    const turn = { VIDEO: "browser", TURN_URLS: "turn:turn.example.com" };
    const named = (secret: string) =>
      namesOf(production({ ...keys, ...turn, TURN_SECRET: secret })).includes("TURN_SECRET");
    expect(named("change-me-change-me")).toBe(true);
    expect(named(keys.TOKEN_SECRET)).toBe(false);
  });

  it.each(["http://example.com", "HTTP://EXAMPLE.COM", " Http://example.com"])(
    "wants https, not %s",
    (address) => {
      const { problems } = production({ ...keys, PUBLIC_URL: address });
      expect(problems).toContainEqual({
        name: "PUBLIC_URL",
        problem: "must begin with https:// in production",
      });
    },
  );

  it("takes https in capitals", () => {
    expect(namesOf(production({ ...keys, PUBLIC_URL: "HTTPS://Example.com" }))).not.toContain(
      "PUBLIC_URL",
    );
  });

  it("wants to be told how many proxies there are, or that there are none", () => {
    const said = (proxies: string) => {
      const { problems } = production({ ...keys, TRUSTED_PROXIES: proxies });
      return problems?.find(({ name }) => name === "TRUSTED_PROXIES")?.problem;
    };
    for (const left of ["", "  "]) expect(said(left)).toMatch(/^is missing; .*`none`/);
    for (const proxies of ["none", "None", "0", "1", "10"]) expect(said(proxies)).toBeUndefined();
    for (const wrong of ["11", "-1", "no", "1.5"]) expect(said(wrong)).toContain("`none`");
  });

  it.each([
    "a".repeat(32),
    "ab".repeat(40),
    "abcdefghijklmnopqrstuvwxyz0123456789",
    "0123456789abcdef0123456789abcdef",
    "change-me-change-me-change-me-change-me",
    "passwordpasswordpasswordpassword",
  ])("refuses the secret %s, which could be guessed", (secret) => {
    const { problems } = production({ ...keys, TOKEN_SECRET: secret });
    expect(problems).toContainEqual({
      name: "TOKEN_SECRET",
      problem: "is too easily guessed; `openssl rand -base64 32` makes one that is not",
    });
  });

  it("takes every secret that was drawn at random", () => {
    for (let turn = 0; turn < 500; turn += 1) {
      for (const secret of [
        randomBytes(32).toString("base64"),
        randomBytes(24).toString("base64url"),
        randomBytes(16).toString("hex"),
        randomBytes(32).toString("hex"),
      ]) {
        expect(namesOf(production({ ...keys, TOKEN_SECRET: secret }))).not.toContain(
          "TOKEN_SECRET",
        );
      }
    }
  });

  const NOT_OVER_HTTPS = {
    SMTP_URL: "mail has a protocol of its own, and no password leaves before TLS",
  };

  it.each(SERVICE_SETTING_NAMES.filter((name) => /_(URL|ENDPOINT|ISSUER)$/.test(name)))(
    "knows %s for an address that wants https, or has a reason why not",
    (name) => {
      expect([...SERVICE_ADDRESS_NAMES, ...keysOf(NOT_OVER_HTTPS)]).toContain(name);
    },
  );

  it.each(SERVICE_ADDRESS_NAMES)("wants https of %s, but on this machine", (name) => {
    const said = (address: string) => {
      const { problems } = production({ ...keys, [name]: address });
      return problems?.find((problem) => problem.name === name)?.problem;
    };
    for (const plain of ["http://example.com", "HTTP://example.com/a", "http://10.0.0.1:9000"]) {
      expect(said(plain)).toContain("must begin with https://");
    }
    expect(said("example.com")).toContain("must be an address");
    expect(said("ftp://example.com")).toContain("must begin with https://");
    for (const good of [
      "https://example.com/a",
      "HTTPS://example.com",
      "http://localhost:9000",
      "http://127.0.0.1:9000",
    ]) {
      expect(said(good)).toBeUndefined();
    }
  });

  it("refuses every service without an adapter by name, with all keys set", () => {
    const every = Object.fromEntries([...SETTING_NAMES].map((name) => [name, `some ${name}`]));
    const { problems } = production({
      ...every,
      ...keys,
      PORT: "",
      COUNTRY_HEADER: "",
      CALLS_PER_MINUTE: "",
      DOCUMENTS_MAX_MEGABYTES: "",
      LINKEDIN_ISSUER: "",
      S3_ENDPOINT: "https://bucket.example.com",
      LOG_LEVEL: "",
      EXPOSE_LOCAL_MODE: "",
      VIDEO: "",
      AGORA_APP_ID: "0".repeat(32),
      AGORA_APP_CERTIFICATE: "1".repeat(32),
      STUN_URLS: "",
      TURN_URLS: "",
      TURN_SECRET: "",
      VIDEO_RELAY_ONLY: "",
      FORM_URL_CONTACT: "",
      FORM_URL_BETA: "",
      FORM_URL_INVESTORS: "",
      TERMS_URL: "",
      PRIVACY_URL: "",
      ...SMTP,
      MAILS_PER_SECOND: "",
    });
    expect(namesOf({ environment: null, problems: problems ?? [] })).toEqual([
      "CRONOFY_CLIENT_ID",
      "LinkedIn posts",
      "STRIPE_SECRET_KEY",
      "VIES",
    ]);
  });

  it("says of a key whose service cannot be spoken to yet that it is so", () => {
    const { problems } = production({ ...keys, CRONOFY_CLIENT_ID: "id" });
    const problem = problems?.find(({ name }) => name === "CRONOFY_CLIENT_ID");
    expect(problem?.problem).toContain("cannot speak to Cronofy yet");
  });
});
