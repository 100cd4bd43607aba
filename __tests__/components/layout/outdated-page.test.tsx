import { act, fireEvent, screen } from "@testing-library/react";
import { OutdatedPage } from "../../../src/layout/outdated-page";
import { contentOf } from "../../support/content/data";
import { renderInSite } from "../../support/dom/site-view";

const { reload } = contentOf<{ reload: string }>("labels/interface.json");

/** Reports the failure of a script, as a browser does. */
async function failScript(status: number | "offline"): Promise<void> {
  const fetched = jest.fn(() =>
    status === "offline" ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve({ status } as Response),
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  const script = document.createElement("script");
  script.type = "text/plain";
  script.src = "/12-abcdef.js";
  document.body.append(script);
  await act(async () => void fireEvent.error(script));
  expect(fetched).toHaveBeenCalledWith(script.src, { method: "HEAD" });
  script.remove();
}

test("offers to reload a page whose script the host no longer has", async () => {
  renderInSite(<OutdatedPage />);
  await failScript(404);
  expect(screen.getByRole("button", { name: reload })).toBeVisible();
  await failScript(503);
  expect(screen.getByRole("button", { name: reload })).toBeVisible();
});

test.each(["offline", 200, 503] as const)("shows nothing if the network or the host has failed: %s", async (status) => {
  renderInSite(<OutdatedPage />);
  await failScript(status);
  expect(screen.queryByRole("button", { name: reload })).toBeNull();
});
