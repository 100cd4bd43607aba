const SERVED = '<svg id="icons"><symbol id="icon-x"></symbol></svg>';
const WHOLE = '<svg id="icons"><symbol id="icon-x"></symbol><symbol id="icon-menu"></symbol></svg>';
const asked = jest.fn<Promise<{ ok: boolean; text: () => Promise<string> }>, [string]>();

const icons = (): string[] => [...document.querySelectorAll("symbol")].map(({ id }) => id);
const answer = (ok: boolean) => Promise.resolve({ ok, text: () => Promise.resolve(ok ? WHOLE : "Not found") });
let fetchIconSheet: () => Promise<void>;

beforeEach(async () => {
  document.body.innerHTML = SERVED;
  Object.assign(window, { fetch: asked.mockReset().mockReturnValue(answer(true)) });
  // Each test begins as a page does, with nothing asked for yet.
  jest.resetModules();
  ({ fetchIconSheet } = await import("../../../src/components/layout/icon-sheet"));
});

test("the sheet of all icons takes the place of the served one, and is asked for once", async () => {
  await fetchIconSheet();
  await fetchIconSheet();
  expect(icons()).toEqual(["icon-x", "icon-menu"]);
  expect(asked.mock.calls).toEqual([["/icons.svg"]]);
});

test.each([
  ["the network fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the host has none", () => answer(false)],
])("when %s the served icons stay, and the next page asks again", async (_name, failure) => {
  asked.mockImplementationOnce(failure);
  await fetchIconSheet();
  expect(icons()).toEqual(["icon-x"]);
  await fetchIconSheet();
  expect(icons()).toEqual(["icon-x", "icon-menu"]);
});
