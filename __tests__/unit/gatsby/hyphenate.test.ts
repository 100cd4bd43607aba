import { hyphenate } from "../../../gatsby/lib/hyphenate";

test.each([
  ["Vermessungsdrohne im Gelände", "de", "Ver|mes|sungs|droh|ne im Gelände"],
  ["Prefabrication on site", "en", "Pre|fab|ri|ca|tion on site"],
  ["Vermessungsdrohne", "zz", "Vermessungsdrohne"],
])("hyphenate(%p, %p) adds soft hyphens to long words", (text, language, expected) => {
  expect(hyphenate(text, language, 13).replaceAll("\u00ad", "|")).toBe(expected);
});
