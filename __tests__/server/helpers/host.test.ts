import { isRunning } from "../../../scripts/site/build-lock";
import { eventually, startHost } from "../../../testing/server/host";

test("kill resolves after the process has exited, with its exit code or null for a signal", async () => {
  for (const [signal, code] of [
    ["SIGTERM", 0],
    ["SIGKILL", null],
  ] as const) {
    const host = await startHost();
    expect(isRunning(host.pid)).toBe(true);
    expect(await host.kill(signal)).toBe(code);
    expect(isRunning(host.pid)).toBe(false);
    await expect(fetch(host.url)).rejects.toThrow();
  }
});

describe("eventually", () => {
  test("repeats a check that is false or throws until it is true", async () => {
    let calls = 0;
    await eventually(async () => {
      calls += 1;
      if (calls === 1) throw new Error("not yet");
      return calls === 3;
    });
    expect(calls).toBe(3);
  });

  test("throws after the timeout, with the time and the source of the check", async () => {
    const isLetterThere = async () => false;
    await expect(eventually(() => isLetterThere(), 0.3)).rejects.toThrow(
      /^Timed out after 0.3 s waiting for: \(\)=>\s*isLetterThere\(\)$/,
    );
  });
});
