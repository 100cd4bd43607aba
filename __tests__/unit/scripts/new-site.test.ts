import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "@capture/content/check/check";
import { faultsIn, mistakesIn, problemText } from "@capture/content/check/problem";
import { filesBelow } from "@capture/content/model/files-below";
import { WRITE_URL } from "@capture/content/model/unwritten";
import { createSite } from "../../../scripts/content/new/site/create-site";
import { writeTexts } from "../../../testing/adopter-site";

describe("new-site", () => {
  let root: string;
  let data: string;
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), "new-site-"));
    data = await createSite(join(root, "acme"), "data", { name: "Acme", language: "de", also: ["en"] });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const jsonFiles = (): string[] => filesBelow(data).filter((name) => name.endsWith(".json"));

  const texts = (problems: ReturnType<typeof checkContent>): string[] => problems.map(problemText);

  test("a new site has no mistake except texts that are not written yet", () => {
    const problems = checkContent(data);
    expect(texts(faultsIn(problems))).toEqual([]);
    const unwritten = mistakesIn(problems).filter((problem) => problem.unwritten === true);
    expect(unwritten.length).toBeGreaterThan(50);
    expect(unwritten.map(({ where }) => where)).toEqual(expect.arrayContaining(["tagline", "url", "hero.heading"]));
    expect(readFileSync(join(data, "site.json"), "utf8")).toContain(WRITE_URL);
  });

  test("a new site has the name and the languages of the company, and no text that the engine has", () => {
    const read = (name: string): unknown => JSON.parse(readFileSync(join(data, name), "utf8"));
    expect(read("site.json")).toMatchObject({
      brand: "Acme",
      mark: "Ac",
      language: "de",
      region: "DE",
      currency: "EUR",
    });
    for (const name of ["recipients", "links", "plannedRoutes", "closingPicture"])
      expect(read("site.json")).not.toHaveProperty(name);
    expect(read("locales/en/language.json")).toMatchObject({ name: "English" });
    expect(read("pages/home.json")).not.toHaveProperty("labels");
    expect(read("pages/contact.json")).toMatchObject({ name: "Kontakt" });
    expect(jsonFiles().filter((name) => /^(labels|forms)\/|^not-found/.test(name))).toEqual([]);
  });

  test("the mark of a name has no space", async () => {
    const peaks = await createSite(join(root, "peaks"), "data", { name: "3 Peaks", language: "en", also: [] });
    expect(JSON.parse(readFileSync(join(peaks, "site.json"), "utf8"))).toMatchObject({ brand: "3 Peaks", mark: "3P" });
  });

  test("a new site passes the check once its texts are written", () => {
    writeTexts(data);
    expect(texts(mistakesIn(checkContent(data)))).toEqual([]);
  });

  test("no text of a new site names the company of data/", () => {
    const all = jsonFiles()
      .map((file) => readFileSync(join(data, file), "utf8"))
      .join("");
    expect(/[Ff]ourfold|\b(?:PRO|MINION|META)\b/.exec(all)).toBeNull();
  });

  test("an unknown language is an error before anything is written; one that is named twice is added once", async () => {
    const other = join(root, "other");
    const create = (also: string[]) => createSite(other, "data", { name: "", language: "de", also });
    await expect(create(["en", "english"])).rejects.toThrow("“english” is not the code of a language, such as de.");
    expect(existsSync(other)).toBe(false);
    const languages = filesBelow(await create(["en", "de", "en"])).filter((name) => name.endsWith("/language.json"));
    expect(languages).toEqual(["locales/en/language.json"]);
  });

  test("a folder with files is left unchanged", async () => {
    const used = join(root, "used");
    mkdirSync(used);
    writeFileSync(join(used, "README.md"), "mine");
    await expect(createSite(used, "data")).rejects.toThrow("contains files; choose an empty folder.");
    expect(readFileSync(join(used, "README.md"), "utf8")).toBe("mine");
  });
});
