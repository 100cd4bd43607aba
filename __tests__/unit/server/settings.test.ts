import { quotasFrom, settingsFrom } from "../../../server/settings";

const EPHEMERAL = [
  "VERCEL",
  "NETLIFY",
  "AWS_LAMBDA_FUNCTION_NAME",
  "FUNCTIONS_WORKER_RUNTIME",
  "K_SERVICE",
  "DYNO",
  "CF_PAGES",
  "RENDER",
  "RAILWAY_ENVIRONMENT",
  "RAILWAY_ENVIRONMENT_NAME",
  "FLY_APP_NAME",
  "GATSBY_CLOUD",
];

test.each(EPHEMERAL)("where %s is set, DATABASE_URL must name a database or a file on a persistent disk", (name) => {
  expect(() => settingsFrom({ [name]: "1" })).toThrow(`${name} says that this platform throws its disk away`);
  expect(settingsFrom({ [name]: "", DATABASE_URL: "" }).database.kind).toBe("libsql");
  expect(settingsFrom({ [name]: "1", DATABASE_URL: "postgres://db/forms" }).database.kind).toBe("postgres");
  expect(settingsFrom({ [name]: "1", DATABASE_URL: "file:/data/forms.db" }).database).toEqual({
    kind: "libsql",
    path: "/data/forms.db",
  });
});

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
