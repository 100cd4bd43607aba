import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBrand } from "@capture/content/model/brand";
import { footerName } from "../../../gatsby/outputs/brand/footer-name";
import { COMPANY } from "../../support/company/company";

describe("footer-name", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "footer-name-"));
    cpSync(join(COMPANY, "brand"), join(folder, "brand"), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function setBrand(brand: string) {
    writeFileSync(join(folder, "site.json"), JSON.stringify({ brand, language: "de" }));
    const { viewBox = "", shapes = "" } = footerName(folder).footerName ?? {};
    const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
    const lines = [...shapes.matchAll(/<text y="\d+"(?: textLength="(\d+)")?[^>]*>([^<]*)</g)].map(
      ([, length, text]) => ({
        length,
        text,
      }),
    );
    return { texts: lines.map(({ text }) => text), width, height, length: Number(lines[0]?.length), shapes };
  }

  test.each(["Ox", "Fourfold", "Vermessungstechnik", "x".repeat(40)])(
    "%s is on one line in a box of its width",
    (brand) => {
      const { texts, width, length } = setBrand(brand);
      expect(texts).toEqual([brand]);
      expect(Math.abs(width - length)).toBeLessThan(30);
    },
  );

  test("a long name is split at the space that leaves the shortest lines", () => {
    expect(setBrand("Große Vermessung und Bauaufnahme").texts).toEqual(["Große Vermessung", "und Bauaufnahme"]);
  });

  test("the box has room for dots above and for descenders below", () => {
    const plain = setBrand("Monmon").height;
    expect(setBrand("Monmög").height).toBeGreaterThan(plain + 10);
    expect(setBrand("Ömömon").height).toBeGreaterThan(plain + 5);
  });

  test("a name in letters that the font does not have has a box too, and its letters are not moved together", () => {
    const { texts, width, shapes } = setBrand("مسح");
    expect({ texts, width }).toEqual({ texts: ["مسح"], width: 300 });
    expect(shapes).toContain('letter-spacing="0"');
  });

  test("the brand turns it off", () => {
    writeFileSync(join(folder, "brand/brand.json"), JSON.stringify({ ...readBrand(folder), footerName: false }));
    expect(footerName(folder)).toEqual({ footerName: null, footerNameSize: null });
  });
});
