import { settingsFrom } from "../../../server/settings";

const THROW_AWAY = [
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

test.each(THROW_AWAY)("where %s is set, a database must be named, or a file on a disk that stays", (name) => {
  expect(() => settingsFrom({ [name]: "1" })).toThrow(`${name} says that this platform throws its disk away`);
  expect(settingsFrom({ [name]: "", DATABASE_URL: "" }).database.kind).toBe("libsql");
  expect(settingsFrom({ [name]: "1", DATABASE_URL: "postgres://db/forms" }).database.kind).toBe("postgres");
  expect(settingsFrom({ [name]: "1", DATABASE_URL: "file:/data/forms.db" }).database).toEqual({
    kind: "libsql",
    path: "/data/forms.db",
  });
});
