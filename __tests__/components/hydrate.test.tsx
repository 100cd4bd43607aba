import { act } from "@testing-library/react";
import { useState } from "react";
import { deferHydration } from "../../plugins/gatsby-plugin-late-script/hydrate";

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`pressed ${count}`}
    </button>
  );
};

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  container.remove();
  Reflect.deleteProperty(window, "requestIdleCallback");
});

const settle = (): Promise<void> =>
  act(async () => {
    await new Promise((done) => setTimeout(done, 20));
  });

test("a served page is taken over in its place", async () => {
  container.innerHTML = '<button type="button">pressed 0</button>';
  const button = container.firstElementChild as HTMLElement;
  deferHydration(<Counter />, container);
  await settle();
  act(() => button.click());
  expect(container.firstElementChild).toBe(button);
  expect(button).toHaveTextContent("pressed 1");
});

test("an empty page is drawn", async () => {
  deferHydration(<Counter />, container);
  await settle();
  expect(container).toHaveTextContent("pressed 0");
});

test("a browser that tells when it is idle is waited for, and not for ever", async () => {
  const calls: { call: () => void; timeout: number | undefined }[] = [];
  window.requestIdleCallback = (call, options) => {
    calls.push({ call: () => call({ didTimeout: false, timeRemaining: () => 0 }), timeout: options?.timeout });
    return 1;
  };
  deferHydration(<Counter />, container);
  await settle();
  expect(container).toBeEmptyDOMElement();
  expect(calls[0]?.timeout).toBeLessThanOrEqual(1000);
  act(() => calls[0]?.call());
  await settle();
  expect(container).toHaveTextContent("pressed 0");
});
