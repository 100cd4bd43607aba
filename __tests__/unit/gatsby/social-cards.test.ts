/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { cardUrl, type SocialCard } from "../../../gatsby/outputs/social-cards/card";
import { drawSocialCard } from "../../../gatsby/outputs/social-cards/draw-card";
import { removeOtherCards } from "../../../gatsby/outputs/social-cards/write-cards";
import { brandLook } from "../../../gatsby/outputs/brand/look";
import { setText } from "../../../gatsby/outputs/social-text";
import { ramp } from "@brand";
import { COMPANY } from "../../support/company/company";

const card: SocialCard = {
  title: "Ten Years of 3D Capture",
  label: "Blog",
  brand: "Fourfold",
  host: "www.fourfold.example",
  picture: join(COMPANY, "images/polter.jpg"),
};

/** The first pixel row of the ramp, and the pixel rows that contain text or the logo, both left of the picture. */
async function rows(change: Partial<SocialCard> = {}): Promise<{ rampRow: number; textRows: number[] }> {
  const { data, info } = await sharp(await drawSocialCard({ ...card, ...change }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.format, info.width, info.height]).toEqual(["raw", 1200, 630]);
  const rampColor = [1, 3, 5].map((start) => parseInt(ramp[0].slice(start, start + 2), 16));
  const pixel = (x: number, y: number): number[] => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  const all = [...Array(630).keys()];
  const isRamp = (y: number): boolean =>
    pixel(66, y).every((value, index) => Math.abs(value - (rampColor[index] ?? 0)) < 20);
  const isText = (y: number): boolean =>
    [...Array(540).keys()].some((x) => pixel(64 + x, y).every((value) => value > 100));
  return { rampRow: all.findIndex(isRamp), textRows: all.filter(isText) };
}

describe("drawSocialCard", () => {
  it("draws text in the site's font on every machine", async () => {
    const { raw } = await setText("Fourfold", {
      font: brandLook().fonts.heading,
      size: 100,
      color: "#fff",
      width: 2000,
    });
    // The width in pixels; system fonts have other widths.
    expect(Math.abs(raw.width - 388)).toBeLessThan(4);
  });

  it("draws < and & literally", async () => {
    const style = { font: brandLook().fonts.heading, size: 40, color: "#fff", width: 2000 };
    const withSymbols = await setText("a < b & c", style);
    const withoutSymbols = await setText("a b c", style);
    expect(withSymbols.raw.width).toBeGreaterThan(withoutSymbols.raw.width + 40);
  });

  it("draws a label of several lines above the ramp", async () => {
    const one = await rows();
    const two = await rows({ label: "A label that is far too long for one line of it" });
    // Label and title are centered, so a second line moves the ramp down by half of the line's height.
    expect(two.rampRow - one.rampRow).toBeGreaterThan(10);
    expect(two.textRows.filter((row) => row < two.rampRow - 3 && row > two.rampRow - 12)).toEqual([]);
  });

  it("shortens a title that would reach the host name", async () => {
    const { rampRow, textRows } = await rows({ title: "Everything there is to say about it ".repeat(20) });
    expect(rampRow).toBeGreaterThan(120);
    expect(textRows.filter((row) => row > 500 && row < 540)).toEqual([]);
  });

  it("draws several cards at the same time", async () => {
    const [first, second] = await Promise.all([drawSocialCard(card), drawSocialCard({ ...card, title: "Another" })]);
    expect(await drawSocialCard(card)).toEqual(first);
    expect(second).not.toEqual(first);
  });

  it("draws the next card after a picture that cannot be read", async () => {
    const failed = drawSocialCard({ ...card, picture: join(COMPANY, "images/none.jpg") });
    const next = drawSocialCard(card);
    await expect(failed).rejects.toThrow("none.jpg");
    expect((await next).length).toBeGreaterThan(10_000);
  });
});

test("the URL of a card changes with everything that the card shows", () => {
  const changes: Partial<SocialCard>[] = [
    { title: "Eleven Years of 3D Capture" },
    { label: "News" },
    { brand: "Fivefold" },
    { host: "fourfold.example" },
    { picture: join(COMPANY, "images/stamm.jpg") },
  ];
  const urls = [card, card, ...changes.map((change) => ({ ...card, ...change }))].map(cardUrl);
  expect(urls[0]).toMatch(/^\/social\/[0-9a-f]{16}\.jpg$/);
  expect(new Set(urls).size).toBe(urls.length - 1);
});

test("removes cards that belong to no page, such as those of drafts", () => {
  const root = mkdtempSync(join(tmpdir(), "cards-"));
  mkdirSync(join(root, "social"));
  for (const name of ["0a1b.jpg", "2c3d.jpg"]) writeFileSync(join(root, "social", name), "");
  removeOtherCards(root, ["/social/2c3d.jpg"]);
  expect(readdirSync(join(root, "social"))).toEqual(["2c3d.jpg"]);
  rmSync(root, { recursive: true });
});
