import { createTextReader } from "../../../../desk/client/page/shown-texts";
import { FILE_KEY } from "../../../../desk/client/translation-file";
import { hashText } from "../../../../src/content/locales/texts";

const site = { language: "en", brand: "Acme" };
const german = { ...site, language: "de" };
const fields = [
  { name: "title", widget: "string" as const, i18n: true as const },
  { name: "excerpt", widget: "string" as const, i18n: true as const },
  { name: "intro", widget: "string" as const, i18n: true as const },
];
const source = { title: "A {brand}", excerpt: "1 m", intro: "New words" };
// The introduction is translated from an earlier source, and the excerpt is not translated.
const file = { title: "Ein {brand}", intro: "Alte Worte" };
const $sources = { title: hashText(source.title), intro: hashText("Old words") };
const translation = { ...source, ...file, excerpt: "", [FILE_KEY]: JSON.stringify({ ...file, $sources }) };
const saved = { en: source, "locales/de": translation };
const readIn = (shownSite: { language: string; brand: string }, form = { ownLocale: "en", saved }) =>
  createTextReader(form, fields, shownSite);

test("the texts of a form have no placeholders, and only texts are read", async () => {
  const values = { en: { ...source, order: 1, image: "blob:http://localhost/1", empty: "" } };
  const read = await readIn(site);
  expect(read(values)).toEqual({ title: "A Acme", excerpt: "1\u00a0m", intro: "New words" });
});

test("in another language, texts are those that are translated from their present source", async () => {
  const read = await readIn(german);
  expect(read(saved)).toEqual({ title: "Ein Acme", excerpt: "1\u00a0m", intro: "New words" });
});

test("a changed translation is shown, and the source again if only the source has changed", async () => {
  const read = await readIn(german);
  const en = { ...source, title: "The {brand}" };
  const de = { ...translation, excerpt: "1 m lang", intro: "Neue Worte" };
  expect(read({ en, "locales/de": de })).toEqual({ title: "The Acme", excerpt: "1\u00a0m lang", intro: "Neue Worte" });
});

test("a form in one language shows its own texts", async () => {
  const read = await readIn(german, { ownLocale: "_default", saved: {} as typeof saved });
  expect(read({ _default: { title: "{brand}" } })).toEqual({ title: "Acme" });
});
