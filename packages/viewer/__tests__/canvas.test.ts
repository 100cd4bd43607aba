import { formatDay, formatDecimals, formatList, formatNumber, localeOf } from "@capture/domain/lib/locale";
import { parseUrl } from "@capture/domain/lib/parse-url";
import { createTween } from "../src/canvas/tween";

describe("locale", () => {
  test("a locale has the language and the region", () => {
    expect(localeOf({ language: "de", region: "AT" })).toBe("de-AT");
  });

  test.each([
    ["en-US", "1,234.5", "1,234.50", "November 27, 2026"],
    ["de-DE", "1.234,5", "1.234,50", "27. November 2026"],
  ])("formats numbers and days in %s", (locale, number, decimals, day) => {
    expect(formatNumber(1234.5, locale)).toBe(number);
    expect(formatDecimals(1234.5, 2, locale)).toBe(decimals);
    expect(formatDay("2026-11-27", locale)).toBe(day);
  });

  test.each([
    ["en-US", "PRO", "PRO, META", "PRO, META, METIS"],
    ["de-DE", "PRO", "PRO, META", "PRO, META und METIS"],
    ["fr-FR", "PRO", "PRO et META", "PRO, META et METIS"],
  ])("joins names in %s", (locale, one, two, three) => {
    const names = ["PRO", "META", "METIS"];
    expect([1, 2, 3].map((count) => formatList(names.slice(0, count), locale))).toEqual([one, two, three]);
  });
});

describe("parse-url", () => {
  test("returns the URL, or undefined for an invalid one", () => {
    expect(parseUrl("https://site.example/a")?.pathname).toBe("/a");
    expect(parseUrl("/a", "https://site.example/b/")?.href).toBe("https://site.example/a");
    expect(parseUrl("/a")).toBeUndefined();
    expect(parseUrl("https://")).toBeUndefined();
  });

  test("parses a host with ü also after V8 has optimized the function", () => {
    // With URL.canParse this failed at about the 7,000th call.
    const hosts = Array.from({ length: 50_000 }, () => parseUrl("https://müller.example")?.host);
    expect(new Set(hosts)).toEqual(new Set(["xn--mller-kva.example"]));
  });
});

describe("tween", () => {
  const startTween = (prefersReducedMotion: boolean) => {
    const tween = createTween(() => prefersReducedMotion);
    const progress: number[] = [];
    return { tween, progress, arrival: tween.start(100, (value) => progress.push(value)) };
  };

  test("reports the progress in each frame until the end", async () => {
    const { tween, progress, arrival } = startTween(false);
    for (const now of [1000, 1050, 1100]) tween.update(now);
    expect(progress).toEqual([0, 0.5, 1]);
    expect(tween.isRunning).toBe(false);
    expect(await arrival).toBe(true);
  });

  test("resolves to false when another transition starts", async () => {
    const { tween, arrival } = startTween(false);
    tween.update(1000);
    void tween.start(100, () => undefined);
    expect(await arrival).toBe(false);
    expect(tween.isRunning).toBe(true);
  });

  test("completes immediately when reduced motion is preferred, so that no key press is ignored", async () => {
    const { tween, progress, arrival } = startTween(true);
    expect(tween.isRunning).toBe(false);
    expect(progress).toEqual([1]);
    expect(await arrival).toBe(true);
  });
});
