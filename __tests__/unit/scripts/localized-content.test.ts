import { readLanguage } from "../../../scripts/site/languages/localized-content";

test.each([
  [[], undefined, []],
  [["--language", "de"], "de", []],
  [["--port", "8001", "--language=de", "--open"], "de", ["--port", "8001", "--open"]],
  [["-H", "0.0.0.0", "--language", "de"], "de", ["-H", "0.0.0.0"]],
])("%j has the language %s, and the arguments %j for Gatsby", (args, language, others) => {
  expect(readLanguage(args)).toEqual({ language, others });
});
