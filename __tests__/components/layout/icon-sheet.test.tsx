const INITIAL = '<svg id="icons"><symbol id="icon-x"></symbol></svg>';
const COMPLETE = '<svg id="icons"><symbol id="icon-x"></symbol><symbol id="icon-menu"></symbol></svg>';
const fetchMock = jest.fn<Promise<{ ok: boolean; text: () => Promise<string> }>, [string]>();

const icons = (): string[] => [...document.querySelectorAll("symbol")].map(({ id }) => id);
const respond = (ok: boolean) => Promise.resolve({ ok, text: () => Promise.resolve(ok ? COMPLETE : "Not found") });
let replaceIconSheet: () => Promise<void>;

beforeEach(async () => {
  document.body.innerHTML = INITIAL;
  Object.assign(window, { fetch: fetchMock.mockReset().mockReturnValue(respond(true)) });
  // The module is loaded again for each test, as on a new page, because it stores the request.
  jest.resetModules();
  ({ replaceIconSheet } = await import("../../../src/layout/icon-sheet"));
});

test("the sheet of all icons replaces the initial one and is fetched once", async () => {
  await replaceIconSheet();
  await replaceIconSheet();
  expect(icons()).toEqual(["icon-x", "icon-menu"]);
  expect(fetchMock.mock.calls).toEqual([["/icons.svg"]]);
});

test.each([
  ["the network fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the host responds with an error", () => respond(false)],
])("when %s, the initial icons remain and the next call retries", async (_name, failure) => {
  fetchMock.mockImplementationOnce(failure);
  await replaceIconSheet();
  expect(icons()).toEqual(["icon-x"]);
  await replaceIconSheet();
  expect(icons()).toEqual(["icon-x", "icon-menu"]);
});
