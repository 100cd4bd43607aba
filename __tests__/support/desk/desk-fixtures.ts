import { DESK_WIDTH_PX, skipTransitions, type Desk } from "../../../testing/desk/desk";
import type { CopyOptions } from "../../../testing/desk/serve-copy";
import { test as base } from "../browser/fixtures";
import { deployDesk, type DeployedDesk, type DeskSettings } from "../git-hosts/deployed-desk";
import { leaveForm, shareDesk, type SharedDesk } from "./shared-desk";

interface DeskFixtures {
  /** The copy of the content. Files that name the same object share a desk. */
  deskCopy: CopyOptions;
  /** The height of the viewport in pixels. Sveltia renders only the fields in the viewport, so a form opens faster in a low one. */
  deskHeight: number;
  /** The desk on this machine, without an open form. What a test saves remains until the end of its file. */
  desk: Desk;
  /** The settings of the build with the deployed desk. */
  deskSettings: DeskSettings;
  /** A site with a desk that saves to a Git host, which the tests of a file share. Its pages are those of visitors. */
  deployedDesk: DeployedDesk;
}

interface WorkerFixtures {
  sharedDesk: SharedDesk;
  deployedDesks: Map<DeskSettings, DeployedDesk>;
}

/** `test` with the desk of an editor’s machine and the deployed desk. */
export const test = base.extend<DeskFixtures, WorkerFixtures>({
  // A trace takes a quarter of the processor time of a test with long forms. `--retries 1` records it for a failed test.
  trace: { mode: "on-first-retry", screenshots: false },
  viewport: { width: DESK_WIDTH_PX, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
  deskCopy: [{}, { option: true }],
  deskHeight: [3000, { option: true }],
  sharedDesk: [
    async ({ browser }, use) => {
      const shared = shareDesk(browser);
      await use(shared);
      await shared.close();
    },
    { scope: "worker" },
  ],
  desk: async ({ sharedDesk, deskCopy, deskHeight }, use, { file }) => {
    const desk = await sharedDesk.openFor(file, deskCopy);
    await desk.page.setViewportSize({ width: DESK_WIDTH_PX, height: deskHeight });
    await use(desk);
    await leaveForm(desk.page);
  },
  deskSettings: [{}, { option: true }],
  deployedDesks: [
    async ({}, use) => {
      const desks = new Map<DeskSettings, DeployedDesk>();
      await use(desks);
      await Promise.all([...desks.values()].map((desk) => desk.close()));
    },
    { scope: "worker" },
  ],
  deployedDesk: async ({ deployedDesks, deskSettings }, use) => {
    const deployed = deployedDesks.get(deskSettings) ?? (await deployDesk(deskSettings));
    deployedDesks.set(deskSettings, deployed);
    await use(deployed);
  },
  context: async ({ context }, use) => {
    await context.addInitScript(skipTransitions);
    await use(context);
  },
  newVisitor: async ({ newVisitor }, use) =>
    use(async (options) => {
      const page = await newVisitor(options);
      await page.addInitScript(skipTransitions);
      return page;
    }),
});

export { expect } from "@playwright/test";
