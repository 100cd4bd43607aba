import { quotasFrom } from "../../../server/forms/quotas";

test.each([
  [undefined, { address: { points: 5, duration: 600 }, everyone: { points: 600, duration: 600 } }],
  ["10/1h", { address: { points: 10, duration: 3600 }, everyone: { points: 1200, duration: 3600 } }],
  ["2/s, 50/1d", { address: { points: 2, duration: 1 }, everyone: { points: 50, duration: 86_400 } }],
])("FORMS_LIMIT=%s", (text, quotas) => {
  expect(quotasFrom(text)).toEqual(quotas);
});

test.each(["", "5", "5/10", "0/10m", "5/0m", "5/10w", "5/10m,", "1/1m,2/1m,3/1m", "-5/10m"])(
  "FORMS_LIMIT=%s is refused with a sentence",
  (text) => {
    expect(() => quotasFrom(text)).toThrow(`FORMS_LIMIT is “${text}”; write it as 5/10m`);
  },
);
