import { chownSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresFrom, type Tls } from "../src/store/postgres-url";
import { toCsv } from "../src/commands/table";
import type { SubmissionRecord } from "../src/store/records";
import { recordErasures, recordUnsubscribes } from "../src/store/erasures";

describe("postgres-url", () => {
  const CERTIFICATE = "__tests__/fixtures/postgres-tls/server.crt";
  const ROOT = `sslrootcert=${CERTIFICATE}`;

  /** Describes the TLS settings of a connection attempt. */
  function kindOf(tls: Tls): string {
    if (tls === false) return "plain";
    if (tls.rejectUnauthorized === false) return "any certificate";
    return `${tls.ca === undefined ? "public" : "own"} authority, ${tls.checkServerIdentity ? "any host" : "this host"}`;
  }

  const kinds = (query: string, env = {}): string[] =>
    postgresFrom(`postgres://site@db.example/forms${query}`, env).tls.map(kindOf);

  test.each([
    ["", ["any certificate", "plain"]],
    ["?sslmode=disable", ["plain"]],
    ["?sslmode=allow", ["plain", "any certificate"]],
    ["?sslmode=prefer", ["any certificate", "plain"]],
    ["?sslmode=require", ["any certificate"]],
    ["?sslmode=no-verify", ["any certificate"]],
    ["?ssl=true", ["any certificate"]],
    ["?ssl=0", ["plain"]],
    [`?sslmode=require&${ROOT}`, ["own authority, any host"]],
    [`?sslmode=verify-ca&${ROOT}`, ["own authority, any host"]],
    [`?sslmode=verify-full&${ROOT}`, ["own authority, this host"]],
    ["?sslmode=verify-full", ["public authority, this host"]],
    ["?sslrootcert=system", ["public authority, this host"]],
  ])("TLS settings for the query “%s”", (query, expected) => {
    expect(kinds(query)).toEqual(expected);
  });

  test("variables of libpq are used for parameters that are not set", () => {
    const env = { PGSSLMODE: "verify-full", PGSSLROOTCERT: CERTIFICATE };
    expect(kinds("", env)).toEqual(["own authority, this host"]);
    expect(kinds("?sslmode=disable", env)).toEqual(["plain"]);
  });

  test("a socket of this machine has no TLS", () => {
    expect(postgresFrom("postgres:///forms?host=/run/postgresql&sslmode=verify-full", {}).tls).toEqual([false]);
  });

  test("user, password and parameters unrelated to TLS are those of the URL", () => {
    const { config } = postgresFrom(
      "postgres://me:p%40ss@db.example/forms?sslmode=require&application_name=a%20b&sslnegotiation=direct&uselibpqcompat=true",
      {},
    );
    expect(config).toMatchObject({
      user: "me",
      password: "p@ss",
      host: "db.example",
      database: "forms",
      application_name: "a b",
      sslnegotiation: "direct",
    });
    expect(postgresFrom("postgres:///forms?user=me@site.example", {}).config.user).toBe("me@site.example");
  });
});

describe("submissions-table", () => {
  const record = (message: string): SubmissionRecord => ({
    id: "1",
    received_at: "2026-01-31T00:00:00.000Z",
    form_type: "contact",
    name: null,
    email: "a@b.example",
    company: null,
    phone: null,
    message,
    additional_data: {},
  });

  /** The cells that Excel sees where semicolons separate them: our commas and our quotes inside a line are text. */
  function cellsWithSemicolons(csv: string): string[] {
    return csv
      .replace(/^\uFEFF/, "")
      .split(/[;\t\r\n]/)
      .map((cell) => cell.replaceAll('"', "").trim());
  }

  test.each([
    "=1+1",
    " =1+1",
    "Hello;=1+1",
    "Hello; =1+1",
    'Hello;"=1+1"',
    'Hello;""=1+1',
    "Hello\n=1+1",
    "Hello\r\n@SUM(A1)",
    "Hello\r+1",
    "Hello\t-1",
    "\n=1+1",
    "\r\n\r\n=1+1",
    "a;b;\n;=1+1",
    "Hello\u2028=1+1",
    ";＝1+1",
  ])("no cell begins a formula, with commas or with semicolons: %j", (message) => {
    const csv = toCsv([record(message)]);
    const [, withCommas = ""] = /"a@b\.example","","","((?:[^"]|"")*)"/.exec(csv) ?? [];
    for (const cell of [withCommas.replaceAll('"', "").trim(), ...cellsWithSemicolons(csv)]) {
      expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/);
    }
    // Apostrophes are all that was added.
    expect(withCommas.replaceAll('""', '"').replaceAll("'", "")).toBe(message);
  });

  test("a text without a formula stays as it is", () => {
    expect(toCsv([record("1 + 1 = 2; a-b, c@d\nno - really")])).toContain('"1 + 1 = 2; a-b, c@d\nno - really"');
  });

  test.each([
    ["\n", 1_000_001],
    ["\r\n", 1_000_001],
    ["\t", 1_000_001],
    ['"', 1],
    [" ", 1],
  ])("escapes a formula after a million times %j", (sign, apostrophes) => {
    const csv = toCsv([record(`${sign.repeat(1_000_000)}=1`)]);
    expect(csv.split("'")).toHaveLength(apostrophes + 1);
  });
});

describe("erasures", () => {
  /** Some user that is not root. */
  const HOST_USER = 65_534;
  const folder = mkdtempSync(join(tmpdir(), "erasures-"));
  const file = join(folder, "submissions.db.erased");
  afterAll(() => rmSync(folder, { recursive: true }));

  // Only root can give a file away.
  (process.getuid?.() === 0 ? test : test.skip)("what root notes first, the host can add to", () => {
    chownSync(folder, HOST_USER, HOST_USER);
    recordErasures(file, ["one"]);
    const { uid, gid, mode } = statSync(file);
    expect({ uid, gid, mode: mode & 0o777 }).toEqual({ uid: HOST_USER, gid: HOST_USER, mode: 0o600 });
    // A file that is there keeps its owner.
    chownSync(file, 0, 0);
    recordUnsubscribes(file, ["two"]);
    expect(statSync(file).uid).toBe(0);
    expect(readFileSync(file, "utf8").trim().split("\n")).toHaveLength(2);
  });
});
