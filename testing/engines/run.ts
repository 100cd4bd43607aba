import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../../scripts/lib/main";
import { serveBuilt } from "../site";
import type { Engine } from "./engine";
import { startFirefox } from "./firefox";
import { findPrograms } from "./install";
import { JOURNEYS } from "./journeys";
import { checkPages } from "./pages";
import { startWebKit } from "./webkit";
import { settingsFrom } from "../server/texts";

/** Tries the built site in Firefox and WebKitGTK, and prints what is wrong. @returns the exit code */
main(async () => {
  const { firefox, webkit } = findPrograms();
  const engines: (() => Promise<Engine>)[] = [];
  if (firefox === undefined) console.log("Firefox is skipped: install firefox-esr.");
  else engines.push(() => startFirefox(firefox));
  if (webkit === undefined) console.log("WebKit is skipped: install webkit2gtk-driver and xvfb.");
  else engines.push(() => startWebKit(webkit));
  const folder = mkdtempSync(join(tmpdir(), "engines-"));
  const site = await serveBuilt(settingsFrom({ DATABASE_URL: `file:${join(folder, "forms.db")}` }));
  let count = 0;
  for (const start of engines) {
    const engine = await start();
    const faults = await tryEngine(engine, site.url).finally(() => engine.close());
    console.log(`\n${engine.name} ${engine.version}: ${faults.length === 0 ? "nothing is wrong" : faults.length}`);
    for (const fault of faults) console.log(`  ${fault}`);
    count += faults.length;
  }
  await site.close();
  rmSync(folder, { recursive: true });
  return count === 0 ? 0 : 1;
});

async function tryEngine(engine: Engine, url: string): Promise<string[]> {
  const faults = await checkPages(engine, url);
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    await engine.setSize(1280, 800);
    await journey(engine, url).catch((error: unknown) => faults.push(`${name}: ${String(error)}`));
    faults.push(...engine.takeMessages().map((text) => `${name}: ${text}`));
  }
  return faults;
}
