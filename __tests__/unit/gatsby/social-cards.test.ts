/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { cardsOf, drawSocialCard, removeOtherCards, type SocialCard } from "../../../gatsby/outputs/social-cards";
import { HEADING, setText } from "../../../gatsby/outputs/social-text";
import { ramp } from "../../../src/theme/tokens";

const card: SocialCard = {
  title: "Ten Years of 3D Capture",
  label: "Blog",
  brand: "Fourfold",
  address: "www.fourfold.example",
  picture: resolve("data/images/construction/crane.jpg"),
};

/** The row in which the line of the ramp begins, and those in which words or signs stand left of the picture. */
async function rows(change: Partial<SocialCard> = {}): Promise<{ line: number; lit: number[] }> {
  const { data, info } = await sharp(await drawSocialCard({ ...card, ...change }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.format, info.width, info.height]).toEqual(["raw", 1200, 630]);
  const near = [1, 3, 5].map((start) => parseInt(ramp[0].slice(start, start + 2), 16));
  const pixel = (x: number, y: number): number[] => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  const all = [...Array(630).keys()];
  const isNear = (y: number): boolean =>
    pixel(66, y).every((value, index) => Math.abs(value - (near[index] ?? 0)) < 20);
  const isLit = (y: number): boolean =>
    [...Array(540).keys()].some((x) => pixel(64 + x, y).every((value) => value > 100));
  return { line: all.findIndex(isNear), lit: all.filter(isLit) };
}

describe("a picture for shared links", () => {
  it("is set in the site's own font, wherever it is drawn", async () => {
    const { raw } = await setText("Fourfold", { font: HEADING, size: 100, color: "#fff", width: 2000 });
    // Pixels; the fonts of most machines are narrower.
    expect(Math.abs(raw.width - 442)).toBeLessThan(4);
  });

  it("reads signs of markup as signs", async () => {
    const style = { font: HEADING, size: 40, color: "#fff", width: 2000 };
    const whole = await setText("a < b & c", style);
    const short = await setText("a b c", style);
    expect(whole.raw.width).toBeGreaterThan(short.raw.width + 40);
  });

  it("leaves a label of several lines free of the line below it", async () => {
    const one = await rows();
    const two = await rows({ label: "A label that is far too long for one line of it" });
    // Half of a further line lifts what stands above, the other half lowers what stands below.
    expect(two.line - one.line).toBeGreaterThan(10);
    expect(two.lit.filter((row) => row < two.line - 3 && row > two.line - 12)).toEqual([]);
  });

  it("shortens a title that would run into the address", async () => {
    const { line, lit } = await rows({ title: "Everything there is to say about it ".repeat(20) });
    expect(line).toBeGreaterThan(120);
    expect(lit.filter((row) => row > 500 && row < 540)).toEqual([]);
  });

  it("draws cards that are asked for at once each by itself", async () => {
    const [first, second] = await Promise.all([drawSocialCard(card), drawSocialCard({ ...card, title: "Another" })]);
    expect(await drawSocialCard(card)).toEqual(first);
    expect(second).not.toEqual(first);
  });

  it("goes on with the next card when a picture cannot be read", async () => {
    const failed = drawSocialCard({ ...card, picture: resolve("data/images/construction/none.jpg") });
    const next = drawSocialCard(card);
    await expect(failed).rejects.toThrow("none.jpg");
    expect((await next).length).toBeGreaterThan(10_000);
  });
});

test("cards that no page names are removed, such as those of drafts", () => {
  const root = mkdtempSync(join(tmpdir(), "cards-"));
  mkdirSync(join(root, "social"));
  for (const name of ["0a1b.jpg", "2c3d.jpg"]) writeFileSync(join(root, "social", name), "");
  removeOtherCards(
    root,
    new Set(cardsOf('<meta property="og:image" content="https://www.acme.example/social/2c3d.jpg"/>')),
  );
  expect(readdirSync(join(root, "social"))).toEqual(["2c3d.jpg"]);
  rmSync(root, { recursive: true });
});
