import { firstChunks } from "../../bench/budget/chunks";
import { routes } from "../support/routes";

/** What comes only when somebody asks for it: forms with their libraries, dialogs, notices, the help desk's search. */
const ASKED_FOR = [
  /(^|\/)node_modules\/(formik|yup|minisearch|fastest-levenshtein)\//,
  /^src\/forms\/(deliver|field|form-[\w-]+|live-form|schemas|submi[\w-]+)\.tsx?$/,
  /^src\/sections\/project-dialog\.tsx$/,
  /^src\/ui\/(dialog|notice-list)\.tsx$/,
  /^src\/chrome\/sitemap-ping\.ts$/,
];

test.each(routes)("the first scripts of %s hold nothing that is fetched when it is asked for", (route) => {
  const modules = firstChunks("public", route).flatMap((chunk) => Object.keys(chunk.modules));
  // The maps name modules as they are named here.
  expect(modules).toContain("src/forms/dialogs.tsx");
  expect(modules.filter((name) => ASKED_FOR.some((part) => part.test(name)))).toEqual([]);
});
