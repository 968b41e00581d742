import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, describe, expect, it } from "vitest";
import { makeCertificate } from "../../../e2e/support/tls.ts";
import { type TestSmtpServer, startSmtpServer } from "../../testing/smtpServer.ts";
import { mailMessage } from "./contract.ts";
import { createSmtpMail } from "./smtp.ts";

const PASSWORD = "demo-secret";
const warnings: unknown[] = [];
const known = getCACertificates("default");
const certificate = makeCertificate();
const WITH_TLS = {
  skip: certificate === null,
  meta: { skippedBecause: "openssl is not on this machine" },
};

describe("a mail server with a login", () => {
  let server: TestSmtpServer;
  const logins: boolean[] = [];
  const open = async (options: { hasTls: boolean }) => {
    server = await startSmtpServer({
      ...certificate,
      authOptional: false,
      allowInsecureAuth: !options.hasTls,
      disabledCommands: options.hasTls ? [] : ["STARTTLS"],
      onAuth: ({ username, password }, session, callback) => {
        logins.push(session.secure);
        if (username === "demo" && password === PASSWORD) return callback(null, { user: "demo" });
        callback(new Error(`Wrong password ${password} of demo@example.com`));
      },
    });
  };
  const send = async (password = PASSWORD) => {
    const mail = createSmtpMail({
      url: `smtp://demo:${password}@localhost:${server.port}`,
      from: "mails@beamers.example",
      perSecond: 1_000,
      warn: (_, details) => void warnings.push(details),
    });
    try {
      return await mail.send(mailMessage());
    } catch (error) {
      return (error as { code: string }).code;
    } finally {
      mail.close?.();
    }
  };
  afterEach(async () => {
    setDefaultCACertificates(known);
    warnings.length = 0;
    logins.length = 0;
    await server.close();
  });

  it("takes mails with the right one, and none with another, which no log repeats", async () => {
    await open({ hasTls: false });
    expect(await send()).toBe("sent");
    expect(await send("demo-guess")).toBe("MAIL_UNAVAILABLE");
    expect(warnings).toEqual([{ code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 }]);
  });

  it("is told the password over TLS where it can", WITH_TLS, async () => {
    await open({ hasTls: true });
    setDefaultCACertificates([...known, certificate?.cert ?? ""]);
    expect(await send()).toBe("sent");
    expect(logins).toEqual([true]);
  });

  it("is told nothing when nobody vouches for its certificate", WITH_TLS, async () => {
    await open({ hasTls: true });
    expect(await send()).toBe("MAIL_UNAVAILABLE");
    expect(logins).toEqual([]);
  });
});
