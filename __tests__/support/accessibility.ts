import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Every violation that axe finds on the page as it stands, each with the elements it means. */
export async function violations(page: Page): Promise<string[]> {
  // Our own support frame is a page of its own and is tested as one; without frames the older, quicker way will do.
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .exclude("iframe")
    .analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
