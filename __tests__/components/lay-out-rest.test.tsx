import { layOutRest } from "../../src/chrome/lay-out-rest";

/** What the browser is asked to do once it is idle. */
const idle = jest.fn<undefined, [() => void]>();
const resting = (): string[] => [...document.querySelectorAll("[data-rest]")].map(({ id }) => id);
const isAlive = (): boolean => "alive" in document.documentElement.dataset;
const beIdle = (): void => idle.mock.calls.at(-1)?.[0]();

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: idle.mockReset() });
  delete document.documentElement.dataset.alive;
  document.body.innerHTML = '<i id="one" data-rest></i><i id="two" data-rest></i>';
});
afterEach(() => Reflect.deleteProperty(window, "requestIdleCallback"));

test("one band is laid out in each idle moment, and then the page is alive", () => {
  layOutRest();
  expect(resting()).toEqual(["one", "two"]);
  beIdle();
  expect(resting()).toEqual(["two"]);
  beIdle();
  expect(resting()).toEqual([]);
  expect(isAlive()).toBe(false);
  beIdle();
  expect(isAlive()).toBe(true);
  expect(idle).toHaveBeenCalledTimes(3);
});

test("a page without such bands is alive at once", () => {
  document.body.innerHTML = "";
  layOutRest();
  beIdle();
  expect(isAlive()).toBe(true);
});
