import { dialogs } from "../../../src/domain/dialogs";
import { linkFault } from "../../../src/content/check/rules/links";
import { provideContentFolder } from "../../support/content/content-folder";

const folder = provideContentFolder();

test.each(Object.keys(dialogs))("a button in the content can open the dialog %s", (name) => {
  expect(
    linkFault(`dialog:${name}`, { routes: new Map(), currentPaths: new Map() }, { hiddenUntil: "" }),
  ).toBeUndefined();
});

test("reports an unknown dialog with its file, position and message", () => {
  const views = [
    '{ "$schema": "./schemas/not-found.schema.json", "items": [',
    '  { "id": "page", "prefix": "/", "heading": "H", "text": "T", "actions": [',
    '    { "text": "Go", "to": "dialog:demo" }',
    "  ] }",
    "] }",
  ];
  const messages = (): string[] => folder.problems().filter((line) => line.includes("actions"));
  folder.write("not-found.json", views.join("\n"));
  expect(messages()).toEqual([]);
  folder.change("not-found.json", "dialog:demo", "dialog:demmo");
  expect(messages()).toEqual([
    "data/not-found.json:3:27 items[0].actions[0].to: there is no dialog “demmo” (did you mean “demo”?).",
  ]);
});
