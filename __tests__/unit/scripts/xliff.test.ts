import { fromXliff, toXliff, type TextFile } from "../../../scripts/content/translations/xliff";
import { hashText } from "../../../src/content/locales/texts";

const FILES: readonly TextFile[] = [
  {
    name: "products/pro.json",
    texts: [
      { key: "title", path: ["title"], text: "Eight lenses & <b>8K</b>", translation: "Acht Objektive & <b>8K</b>" },
      { key: "parts[lens].name", path: ["parts", 0, "name"], text: "Lens {count}" },
    ],
  },
];

test("XLIFF has valid ids, and comes back as it was written", async () => {
  const xml = await toXliff(FILES, "en-US", "de-DE");
  expect(xml).toContain('version="2.0" srcLang="en-US" trgLang="de-DE"');
  const ids = [...xml.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["products:pro.json", "title", "parts:lens.name"]);
  expect(await fromXliff(xml, FILES, "de-DE")).toEqual(
    new Map([
      [
        "products/pro.json",
        [{ key: "title", translation: "Acht Objektive & <b>8K</b>", hash: hashText("Eight lenses & <b>8K</b>") }],
      ],
    ]),
  );
});

test("a text keeps the hash of the source that the translator saw", async () => {
  const xml = (await toXliff(FILES, "en-US", "de-DE")).replace("Eight lenses", "Six lenses");
  const [[text] = []] = (await fromXliff(xml, FILES, "de-DE")).values();
  expect(text?.hash).toBe(hashText("Six lenses & <b>8K</b>"));
});

test("a file for another language is an error", async () => {
  const xml = await toXliff(FILES, "en-US", "fr-FR");
  await expect(fromXliff(xml, FILES, "de-DE")).rejects.toThrow("The XLIFF file is for “fr-FR”, not for “de-DE”.");
});
