import { dialogs } from "../../../src/domain/dialogs";
import { linkFault } from "../../../src/content/check/rules/links";
import { contentFolder } from "../../support/content/content-folder";

test.each(Object.keys(dialogs))("a button of the content may open the dialog %s", (name) => {
  expect(linkFault(`dialog:${name}`, { routes: new Map(), renamed: new Map() }, "")).toBeUndefined();
});

test("a dialog that does not exist is an error with file, place and sentence", async () => {
  const folder = await contentFolder();
  const views = [
    '{ "$schema": "./schemas/not-found.schema.json", "items": [',
    '  { "id": "page", "prefix": "/", "heading": "H", "text": "T", "actions": [',
    '    { "text": "Go", "to": "dialog:demo" }',
    "  ] }",
    "] }",
  ];
  const reported = (): string[] => folder.problems().filter((line) => line.includes("actions"));
  folder.write("not-found.json", views.join("\n"));
  expect(reported()).toEqual([]);
  folder.change("not-found.json", "dialog:demo", "dialog:demmo");
  expect(reported()).toEqual([
    "data/not-found.json:3:27 items[0].actions[0].to: there is no dialog “demmo” (did you mean “demo”?).",
  ]);
  folder.dispose();
});
