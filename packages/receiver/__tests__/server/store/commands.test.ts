import { submissions } from "../../../../../testing/server/submissions";
import { onBothStores, withStore } from "../../../../../testing/server/stores";
import { storeSubmissions } from "../../../../../__tests__/support/server/stored-submissions";

onBothStores((createEmptyDatabase) => {
  const setUp = () => storeSubmissions(createEmptyDatabase);

  test("prints the usage without a command, and an error for invalid arguments", async () => {
    const { run } = await setUp();
    const print = jest.spyOn(console, "log").mockReturnValue();
    expect((await run()).code).toBe(0);
    expect(print).toHaveBeenCalledWith(expect.stringContaining("export --suspected"));
    print.mockRestore();
    for (const [args, sentence] of [
      [["list", "--form"], "There is no option --form."],
      [["remove"], "Unknown command “remove”."],
      [["delete", "--since", "2026-01-01"], "delete has no option --since."],
      [["delete"], "delete needs one of: an id, an email address, --expired."],
      [
        ["delete", "some-id", "--email", "ada@survey.example"],
        "delete needs one of: an id, an email address, --expired.",
      ],
      ...["soon", "2026", "2026-1-31", "Jan 31 2026", "2026-02-31", "2026-01-31T12:00:00", "2026-01-31T25:00Z"].map(
        (text) => [["list", "--until", text], `--until is “${text}”; write a day as 2026-01-31, or a time`] as const,
      ),
      [["show"], "show: missing argument."],
      [["list", "all"], "list: unexpected argument “all”."],
    ] as const) {
      const { code, stderr } = await run(...args);
      expect({ args, code, explained: stderr.includes(sentence) }).toEqual({ args, code: 1, explained: true });
    }
  });

  test("filters by email, date and type, and each export adds an audit row without a visitor's text", async () => {
    const { env, ids, run, listIds } = await setUp();
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await withStore(env.DATABASE_URL, ({ db }) =>
      db
        .updateTable("submissions")
        .set({ received_at: Date.parse("2026-01-31T23:59:59Z") })
        .where("id", "=", ids[0] ?? "")
        .execute(),
    );
    expect(await listIds("--email", " ADA@survey.example")).toEqual([ids[0]]);
    expect(await listIds("list", "--until", "2026-01-31")).toEqual([ids[0]]);
    expect(await listIds("list", "--until", "2026-01-31T12:00:00Z")).toEqual([]);
    expect(await listIds("list", "--until", "2026-02-01T01:59:59.5+02:00")).toEqual([ids[0]]);
    expect(await listIds("list", "--since", "2026-02-01", "--until", day(0))).toEqual(ids.slice(1));
    expect(await listIds("export", "--type", "contact")).toEqual(ids.slice(3));
    expect((await run("export")).stdout).toContain('"di@home.example"');
    expect((await run("show", ids[3] ?? "")).stdout).toContain("name: Di Eff");
    expect((await run("show", "unknown")).code).toBe(1);
    const audit = (await run("audit")).stdout;
    expect(audit).toMatch(/ export 1 as json, by email\n/);
    expect(audit).toMatch(/ export 5 as csv\n$/);
    expect(audit).not.toContain("survey");
  });

  test("lists suspected submissions separately, releases them with their delivery, and retries parked deliveries", async () => {
    const { env, ids, run, listIds } = await setUp();
    const [id = ""] = ids;
    await withStore(env.DATABASE_URL, ({ db }) =>
      db.updateTable("submissions").set({ suspected: "honeypot" }).where("id", "=", id).execute(),
    );
    expect(await listIds("list")).toEqual(ids.slice(1));
    expect(await listIds("--suspected")).toEqual([id]);
    expect((await run("--suspected")).stdout).toContain("suspected: honeypot");
    expect(await listIds("export", "--suspected")).toEqual([id]);
    expect((await run("export", "--suspected")).stdout).toMatch(/"suspected"[^]*"honeypot"/);
    expect((await run("audit")).stdout).toMatch(/ export 1 as json, by suspected\n.* export 1 as csv, by suspected\n$/);
    const withoutSettings = await submissions(["release", id], env);
    expect(withoutSettings).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("SMTP_URL and NOTIFY_TO") as string,
    });
    expect(withoutSettings.stderr).toContain("set -a; . /etc/site.env; set +a");
    expect(await listIds("--suspected")).toEqual([id]);
    expect(await run("release", id)).toMatchObject({ code: 0, stdout: "Released; delivery by mail.\n" });
    expect((await run("release", id)).code).toBe(1);
    expect(await listIds("list")).toEqual(expect.arrayContaining(ids));
    expect(await withStore(env.DATABASE_URL, ({ db }) => db.selectFrom("outbox").selectAll().execute())).toEqual([
      expect.objectContaining({ submission_id: id, channel: "mail", parked: null }),
    ]);

    await withStore(env.DATABASE_URL, ({ db }) =>
      db
        .updateTable("outbox")
        .set({ parked: "refused: 550", attempts: 9, next_at: Date.now() * 2 })
        .execute(),
    );
    expect((await run("show", id)).stdout).toContain("not delivered yet, mail: parked, refused: 550 (attempts: 9)");
    expect((await run("retry", ids[1] ?? "")).code).toBe(1);
    expect((await run("retry")).stdout).toBe("Retrying now: 1.\n");
    expect((await run("show", id)).stdout).toContain("not delivered yet, mail: open (attempts: 0)");
    expect((await run("audit")).stdout).toContain(`release ${id} (honeypot)`);
  });

  test("releases a submission without mail and webhook only with --without-delivery", async () => {
    const { env, ids, listIds } = await setUp();
    const [id = ""] = ids;
    await withStore(env.DATABASE_URL, ({ db }) =>
      db.updateTable("submissions").set({ suspected: "limit" }).where("id", "=", id).execute(),
    );
    expect(await submissions(["release", id, "--without-delivery"], env)).toMatchObject({
      code: 0,
      stdout: "Released without delivery.\n",
    });
    expect(await listIds("list")).toEqual(expect.arrayContaining(ids));
  });
});
