import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sourceOf } from "../../../gatsby/outputs/brand/font-source";
import { iconSvg, renderIcon } from "../../../gatsby/outputs/brand/icons";
import { brandLook } from "../../../gatsby/outputs/brand/look";
import { brandValues } from "../../../gatsby/outputs/brand/module";
import { createDeskSettings } from "../../../desk/config/settings";
import { cardUrl } from "../../../gatsby/outputs/social-cards/card";
import { readBrand } from "../../../src/content/model/brand";
import { COMPANY } from "../../support/company/company";

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 24" fill="none">
  <circle cx="12" cy="12" r="10" stroke="currentColor"/>
</svg>
`;
const CARD = {
  title: "Ten Years",
  label: "Blog",
  brand: "Acme",
  host: "acme.example",
  picture: resolve("data/images/brand/terrain.jpg"),
};

/** A folder with another brand: a wide mark in the color of the text, square corners, other colors. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "brand-"));
  cpSync(join(COMPANY, "brand"), join(folder, "brand"), { recursive: true });
  const { colors, ...brand } = readBrand(folder);
  const ink = { ...colors.ink, background: "#10141C" };
  const changed = {
    ...brand,
    themeColor: "#10141C",
    colors: { ...colors, ink },
    radii: { ...brand.radii, control: 0 },
  };
  writeFileSync(join(folder, "brand/brand.json"), JSON.stringify(changed));
  writeFileSync(join(folder, "brand/mark.svg"), MARK);
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => delete process.env.CONTENT_DIR);

test("the icon shows a wide mark on a square, in the color of the text", async () => {
  expect(iconSvg(folder)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -12 48 48" color="#FFFDF8"><rect x="-6" y="-12" width="48" height="48" rx="0" fill="#10141C"/><g fill="none"><circle cx="12" cy="12" r="10" stroke="currentColor"/></g></svg>\n',
  );
  const { info } = await renderIcon(folder, 16).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([16, 16]);
});

test("pages get the colors of the folder, and values that are computed from them", () => {
  const { bands, ramp, inkRgb, mark, markRatio, radii } = brandValues(folder);
  expect(bands.ink).toMatchObject({ background: "#10141C", mark: ramp[0] });
  expect(bands.bone.mark).toBe(ramp[2]);
  expect(inkRgb).toBe("16 20 28");
  expect([mark.viewBox, markRatio]).toEqual(["0 0 36 24", 1.5]);
  expect(radii.control).toBe(0);
});

test("social cards and sheets follow CONTENT_DIR", () => {
  const before = cardUrl(CARD);
  process.env.CONTENT_DIR = folder;
  expect(cardUrl(CARD)).not.toBe(before);
  expect(brandLook().colors.ink.background).toBe("#10141C");
});

test("a font package without the requested widths is an error that names the file", () => {
  const source = sourceOf("@fontsource-variable/instrument-sans", 118);
  expect(source.category).toBe("sans");
  expect(() => source.fileOf(600)).not.toThrow();
  expect(() => sourceOf("@fontsource-variable/sometype-mono", 118).fileOf(600)).toThrow(
    /sometype-mono has no file .*sometype-mono-latin-wdth-normal\.woff2\. Choose another font in brand\.json\./,
  );
});

test("the desk has a form with color fields for the brand", () => {
  const { config } = createDeskSettings("data", { name: "test-repo" }, false);
  const text = JSON.stringify(config.collections);
  expect(text).toContain('"file":"data/brand/brand.json"');
  expect(text).toMatch(/"name":"themeColor","label":"Browser color"[^}]*"widget":"color"/);
});
