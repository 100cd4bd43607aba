import { readFileSync } from "node:fs";
import { createLog } from "@capture/receiver/log";
import { quotasFrom } from "@capture/receiver/settings";
import { portFrom } from "../src/settings";
import { settingsFrom, texts } from "../../../testing/server/texts";

const site = texts["site.json"];

const EPHEMERAL = [
  "VERCEL",
  "NETLIFY",
  "AWS_LAMBDA_FUNCTION_NAME",
  "FUNCTIONS_WORKER_RUNTIME",
  "K_SERVICE",
  "DYNO",
  "CF_PAGES",
  "RENDER",
  "RAILWAY_ENVIRONMENT",
  "RAILWAY_ENVIRONMENT_NAME",
  "FLY_APP_NAME",
  "GATSBY_CLOUD",
];

test.each(EPHEMERAL)("where %s is set, DATABASE_URL must name a database or a file on a persistent disk", (name) => {
  expect(() => settingsFrom({ [name]: "1" })).toThrow(`${name} is set by a platform that discards its disk`);
  expect(settingsFrom({ [name]: "", DATABASE_URL: "" }).database.kind).toBe("libsql");
  expect(settingsFrom({ [name]: "1", DATABASE_URL: "postgres://db/forms" }).database.kind).toBe("postgres");
  expect(settingsFrom({ [name]: "1", DATABASE_URL: "file:/data/forms.db" }).database).toEqual({
    kind: "libsql",
    path: "/data/forms.db",
  });
});

test("PREVIEW_URL is an origin other than that of the site", () => {
  const originOf = (PREVIEW_URL: string) => settingsFrom({ PREVIEW_URL }).previewOrigin;
  expect(originOf("https://preview.site.example/")).toBe("https://preview.site.example");
  for (const text of ["preview.site.example", "https://a.example/b", "https://u@a.example", "ftp://a.example"]) {
    expect(() => originOf(text)).toThrow("it must be an origin such as https://preview.site.example");
  }
  expect(() => originOf(site.url)).toThrow("previews need a host name of their own");
});

test.each([
  [undefined, { perIpAddress: { points: 5, duration: 600 }, forAll: { points: 600, duration: 600 } }],
  ["10/1h", { perIpAddress: { points: 10, duration: 3600 }, forAll: { points: 1200, duration: 3600 } }],
  ["2/s, 50/1d", { perIpAddress: { points: 2, duration: 1 }, forAll: { points: 50, duration: 86_400 } }],
])("FORMS_LIMIT=%s", (text, quotas) => {
  expect(quotasFrom(text)).toEqual(quotas);
});

test.each(["", "5", "5/10", "0/10m", "5/0m", "5/10w", "5/10m,", "1/1m,2/1m,3/1m", "-5/10m"])(
  "rejects FORMS_LIMIT=%s",
  (text) => {
    expect(() => quotasFrom(text)).toThrow(`FORMS_LIMIT is “${text}”; write it as 5/10m`);
  },
);

const MAIL = { SMTP_URL: "smtp://mail.example", NOTIFY_TO: "team@company.example" };
const HOOK = { WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" };

test.each([
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL is “loud”; it must be one of fatal, error, warn, info, debug, trace, silent."],
  [{ RETENTION_MONTHS: "99999999" }, "RETENTION_MONTHS is “99999999”; it must be a whole number from 1 to 1200."],
  [{ TRUST_PROXY: "-1" }, "TRUST_PROXY is “-1”; it must be a whole number from 0 to 100."],
  [{ MAX_CONNECTIONS: "Infinity" }, "MAX_CONNECTIONS is “Infinity”; it must be a whole number from 1 to 1000000."],
  [
    { PORT: "http", RETENTION_MONTHS: "0" },
    "RETENTION_MONTHS is “0”; it must be a whole number from 1 to 1200.\nPORT is “http”; it must be",
  ],
  [{ ...MAIL, SMTP_URL: "smtp://" }, "SMTP_URL must be the URL of a mail server, such as smtp://host or smtps://host."],
  [
    { ...MAIL, SMTP_URL: "mail.example" },
    "SMTP_URL must be the URL of a mail server, such as smtp://host or smtps://host.",
  ],
  [
    { ...MAIL, SMTP_URL: "smtp://canary:p%zz@[" },
    "SMTP_URL must be the URL of a mail server, such as smtp://host or smtps://host.",
  ],
  [{ ...MAIL, NOTIFY_TO: "x" }, "NOTIFY_TO is “x”; it must be an email address."],
  [{ ...MAIL, NOTIFY_TO: "team@company.example, x..y@company.example" }, "it must be an email address."],
  [{ ...MAIL, NOTIFY_FROM: "Site <site@company>" }, "NOTIFY_FROM is “Site <site@company>”; it must be"],
  [{ ...MAIL, NOTIFY_FROM: "Site <site@company.example" }, "NOTIFY_FROM is “Site <site@company.example”; it must be"],
  [{ ...HOOK, WEBHOOK_URL: "https://[" }, "WEBHOOK_URL must be a URL such as https://crm.example/hook."],
  [{ ...HOOK, WEBHOOK_URL: "ftp://crm.example" }, "WEBHOOK_URL must be a URL such as https://crm.example/hook."],
  [{ ...HOOK, WEBHOOK_URL: "https://me:canary@crm.example" }, "WEBHOOK_URL must not contain a user name or password."],
  [{ ...HOOK, WEBHOOK_URL_CONTACT: "https://crm.example/#/in" }, "WEBHOOK_URL_CONTACT must not contain #."],
  [{ ...MAIL, SMTP_URL: "smtp://me:canary#x@mail.example" }, "SMTP_URL cannot be parsed: write # as %23"],
  [{ ...MAIL, SMTP_URL: "smtp://me:12#canary@mail.example" }, "SMTP_URL cannot be parsed: write # as %23"],
  [{ ...MAIL, SMTP_URL: "smtp://me:12/canary@mail.example" }, "SMTP_URL cannot be parsed: write / as %2F"],
  [{ DATABASE_URL: "postgres://me:canary#x@db/forms" }, "DATABASE_URL cannot be parsed: write # as %23"],
  [{ DATABASE_URL: "postgres://me:12#canary@db/forms" }, "DATABASE_URL cannot be parsed: write # as %23"],
  [{ DATABASE_URL: "postgres://me:12/canary@db/forms" }, "DATABASE_URL cannot be parsed: write / as %2F"],
  [{ DATABASE_URL: "postgres://me:canary?@db/forms" }, "DATABASE_URL cannot be parsed: write ? as %3F"],
  [{ DATABASE_URL: "postgres://me:canary%ff@db/forms" }, "DATABASE_URL must be postgres://user:password@"],
  [{ DATABASE_URL: "postgres://db:port/forms" }, "DATABASE_URL must be postgres://user:password@"],
  [
    { DATABASE_URL: "postgres://db/forms?sslmode=on" },
    "sslmode of DATABASE_URL is “on”; it must be one of disable, allow",
  ],
  [
    { DATABASE_URL: "postgres://db/forms?sslmode=verify-ca" },
    "sslmode=verify-ca requires specifying a CA with sslrootcert",
  ],
  [
    { DATABASE_URL: "postgres://db/forms?sslmode=require&sslrootcert=system" },
    "cannot be combined with sslrootcert=system",
  ],
  [{ DATABASE_URL: "postgres://db/forms?sslrootcert=/no/ca.pem" }, "no such file or directory, open '/no/ca.pem'"],
])("rejects %j without quoting a password", (env, message) => {
  expect(() => settingsFrom(env)).toThrow(message);
  expect(() => settingsFrom(env)).not.toThrow("canary");
});

test("parses numbers, and uses the default for an empty or missing setting", () => {
  const { host, maxConnections, port, proxyCount, retentionMonths } = settingsFrom({
    MAX_CONNECTIONS: " 10 ",
    PORT: "",
    RETENTION_MONTHS: "12",
  });
  expect({ host, maxConnections, port, proxyCount, retentionMonths }).toEqual({
    host: "localhost",
    maxConnections: 10,
    port: 9000,
    proxyCount: 0,
    retentionMonths: 12,
  });
});

test("accepts valid and empty settings", () => {
  expect(() =>
    settingsFrom({ ...MAIL, ...HOOK, NOTIFY_FROM: "The Site <site@company.example>", WEBHOOK_URL: "http://[::1]:80/" }),
  ).not.toThrow();
  expect(() => settingsFrom({ ...MAIL, SMTP_URL: "smtps://user:p%40ss@mail.example:465/?pool=true" })).not.toThrow();
  expect(() => settingsFrom({ LOG_LEVEL: " ", RETENTION_MONTHS: "", NOTIFY_TO: "" })).not.toThrow();
  expect(createLog({ LOG_LEVEL: "" }).level).toBe("warn");
  expect(createLog({ LOG_LEVEL: "loud" }).level).toBe("warn");
  expect(createLog({ LOG_LEVEL: "info" }).level).toBe("info");
});

describe("port", () => {
  test("PORT defaults to 9000", () => {
    expect([portFrom(undefined), portFrom(""), portFrom("8080"), portFrom("0")]).toEqual([9000, 9000, 8080, 0]);
  });

  test.each(["abc", "-1", "70000", "1.5"])("rejects PORT=%s", (text) => {
    expect(() => portFrom(text)).toThrow(`PORT is “${text}”; it must be a whole number from 0 to 65535.`);
  });

  test("HOST defaults to localhost, also when it is empty, because Node would listen on all IP addresses", () => {
    const hosts = [undefined, "", " ", "0.0.0.0"].map((HOST) => settingsFrom({ HOST }).host);
    expect(hosts).toEqual(["localhost", "localhost", "localhost", "0.0.0.0"]);
  });
});

describe("dockerfile", () => {
  /** What the image sets. */
  const env = Object.fromEntries(
    [...readFileSync("Dockerfile", "utf8").matchAll(/^ENV (.+)$/gm)].flatMap(([, line = ""]) =>
      line.split(" ").map((setting) => setting.split("=", 2)),
    ),
  ) as Record<string, string>;

  test("the image keeps submissions and erasures in its volume", () => {
    const { database, erasuresFile } = settingsFrom(env);
    expect(database).toEqual({ kind: "libsql", path: "/data/submissions.db" });
    expect(erasuresFile).toBe("/data/submissions.db.erased");
    expect(settingsFrom({ ...env, DATABASE_URL: "postgres://db/forms" }).erasuresFile).toBe("/data/submissions.erased");
  });

  test("where the platform throws disks away, the image does not start without a store that stays", () => {
    expect(() => settingsFrom({ ...env, K_SERVICE: "site" })).toThrow("K_SERVICE is set by a platform");
  });
});
