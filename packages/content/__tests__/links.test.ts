import { toEmbedUrl } from "@capture/domain/embed-url";
import { dialogs } from "@capture/domain/dialogs";
import { linkFault } from "../src/check/rules/links";
import { provideContentFolder } from "../../../__tests__/support/content/content-folder";

describe("embed-url", () => {
  const YOUTUBE = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0";
  const VIMEO = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1";

  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", YOUTUBE],
    ["https://youtube.com/watch?v=dQw4w9WgXcQ&t=42s", YOUTUBE],
    ["https://youtu.be/dQw4w9WgXcQ?si=tracking", YOUTUBE],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ", YOUTUBE],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", YOUTUBE],
    ["https://vimeo.com/76979871", VIMEO],
    ["https://player.vimeo.com/video/76979871?h=0", VIMEO],
  ])("returns the URL of a player without tracking for %s", (url, embed) => {
    expect(toEmbedUrl(url)).toBe(embed);
  });

  test.each([
    "https://films.example/watch?v=dQw4w9WgXcQ",
    "http://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/@channel",
    "https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/?https://youtu.be/dQw4w9WgXcQ",
    "javascript:alert(1)",
    "",
  ])("returns undefined for “%s”", (url) => {
    expect(toEmbedUrl(url)).toBeUndefined();
  });
});

describe("dialogs", () => {
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
});
