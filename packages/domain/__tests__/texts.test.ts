import { domainToASCII } from "node:url";
import { fillHtml, fillPlaceholders, fillFromSite, findPlaceholders, siteValue } from "../src/placeholders";
import { plainText } from "../src/plain-text";
import { formatCount, pluralCategories } from "../src/plurals";
import { isolateFigures } from "../src/typography/shown-text";
import { isEmail } from "../src/email";

describe("placeholders", () => {
  const site = { brand: "Acme", founded: 2014, links: { docs: "https://docs.example" }, pings: { endpoints: ["x"] } };

  test("replaces placeholders that name a field of site.json, also by a dotted path", () => {
    expect(fillFromSite("{brand}, since {founded}: {links.docs}/start", site)).toBe(
      "Acme, since 2014: https://docs.example/start",
    );
  });

  test("escapes values for their place in HTML, and keeps unknown placeholders", () => {
    const hostile = { brand: `"A" <b onclick=x>&`, links: { docs: 'https://docs.example/" onmouseover="alert(1)' } };
    expect(fillHtml('<p>{brand} <a href="{links.docs}?{none}">&amp; {year}</a></p>', { ...hostile, year: 1 })).toBe(
      `<p>"A" &lt;b onclick=x&gt;&amp; <a href="https://docs.example/&quot; onmouseover=&quot;alert(1)?{none}">&amp; ${new Date().getUTCFullYear()}</a></p>`,
    );
  });
  test("keeps placeholders of unknown fields and of fields whose value is not a text", () => {
    expect(fillFromSite("{count} projects of {pings.endpoints} {toString}", site)).toBe(
      "{count} projects of {pings.endpoints} {toString}",
    );
  });

  test("replaces the given placeholders and keeps the others", () => {
    expect(fillPlaceholders("{count} of {title}", { count: 3 })).toBe("3 of {title}");
  });

  test("ignores braces that contain anything but a single name", () => {
    expect(findPlaceholders('{ "a": 1 } ${x} {a b}')).toEqual(["x"]);
  });

  test("returns undefined for a group of fields and for an unknown path", () => {
    expect(siteValue(site, "links")).toBeUndefined();
    expect(siteValue(site, "links.docs.more")).toBeUndefined();
  });
});

describe("plain-text", () => {
  test.each([
    ["<p>1 &lt; 2 &amp; 3 &gt; 2</p>", "1 < 2 & 3 > 2"],
    ["<p>write &amp;lt;b&amp;gt;</p>", "write &lt;b&gt;"],
    ["<h2>One</h2><p>two<br />three<br>four</p>", "One two three four"],
  ])("the text of %s is “%s”", (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe("plurals", () => {
  test.each([
    [1, "en-US", { one: "{count} room", other: "{count} rooms" }, "1 room"],
    [1200, "en-US", { one: "{count} room", other: "{count} rooms" }, "1,200 rooms"],
    [1200, "de-DE", { one: "{count} Raum", other: "{count} Räume" }, "1.200 Räume"],
    [
      3,
      "pl-PL",
      { one: "{count} pokój", few: "{count} pokoje", many: "{count} pokoi", other: "{count} pokoju" },
      "3 pokoje",
    ],
    [5, "pl-PL", { one: "{count} pokój", few: null, many: null, other: "{count} pokoju" }, "5 pokoju"],
  ])("formats %d in %s", (count, locale, forms, text) => {
    expect(formatCount(count, forms, locale)).toBe(text);
  });

  test("lists the plural forms that counts need", () => {
    expect(pluralCategories("en-US").sort()).toEqual(["one", "other"]);
    expect(pluralCategories("fr-FR").sort()).toEqual(["one", "other"]);
    expect(pluralCategories("pl-PL").sort()).toEqual(["few", "many", "one"]);
    expect(pluralCategories("ja-JP")).toEqual(["other"]);
  });
});

describe("isolate-figures", () => {
  /** Isolates as brackets, which are easier to read. */
  const isolated = (text: string): string =>
    isolateFigures(text).replaceAll("\u2066", "[").replaceAll("\u2069", "]").replace("\u200f", "");

  test.each([
    ["من 0.2 إلى 70\u00a0m، بدقة ±1\u00a0cm", "من 0.2 إلى [70\u00a0m]، بدقة [±1\u00a0cm]"],
    ["−5 إلى 45 °C", "[−5] إلى [45 °C]"],
    ["ألوان بدقة 16384×8192", "ألوان بدقة [16384×8192]"],
    ["162 × 162 × 398 mm", "[162 × 162 × 398 mm]"],
    ["2.4 GHz و5 GHz، 802.11 a/b/g/n/ac", "[2.4 GHz] و[5 GHz]، [802.11 a/b/g/n/ac]"],
    ["360° × 270°", "[360° × 270°]"],
    ["512 GB، مدمجة", "[512 GB]، مدمجة"],
    ["95%", "[95%]"],
    ["+44 20 7946 0000", "[+44 20 7946 0000]"],
  ])("isolates the figures of “%s”", (text, expected) => {
    expect(isolated(text)).toBe(expected);
  });

  test("a text that begins with a Latin name has a mark of its direction", () => {
    expect(isolateFigures("META و PRO")).toBe("\u200fMETA و PRO");
    expect(isolateFigures("<p>META و PRO</p>")).toBe("<p>META و PRO</p>");
    expect(isolateFigures("las, ply, e57")).toBe("las, ply, e57");
    expect(isolateFigures("دقة META")).toBe("دقة META");
  });

  test.each(["4 ساعات", "e57 و las", "IEC 60825-1", "2014–2026", '<a href="/12 m">12</a>', "<code>12 m</code>"])(
    "keeps “%s”",
    (text) => {
      expect(isolated(text)).toBe(text);
    },
  );
});

describe("email", () => {
  test.each([
    "ada@example.com",
    "ada.brown+site@mail.site.example",
    "Ada_O'Brien@Example.COM",
    "ada@müller.de",
    "ada@MÜLLER.de",
    "ada@xn--mller-kva.de",
    "ada@例え.テスト",
    "ada@example。com",
    "ada@example.xn--p1ai",
    "ada@1and1.example",
    `${"a".repeat(64)}@example.com`,
  ])("%s is an email address", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    "",
    "ada",
    "@example.com",
    "ada@",
    "ada@gmail",
    "ada@müller",
    ".ada@example.com",
    "ada.@example.com",
    "ada..b@example.com",
    "ada@.example.com",
    "ada@example.com.",
    "ada@example..com",
    "ada@-example.com",
    "ada@example-.com",
    "ada@exa_mple.com",
    "ada@192.168.1.1",
    "ada@[192.168.1.1]",
    "ada@1.2",
    "ada@example.com:80",
    "ada@example.com/path",
    "ada@example.com?subject",
    "ada@example.com#top",
    "ada@%65xample.com",
    "ada@exa\tmple.com",
    "ada@example.com\r\nBcc: eve@example.com",
    "ada@eve@example.com",
    "ada b@example.com",
    "ada,bo@example.com",
    "adä@example.com",
    "<ada@example.com>",
    `${"a".repeat(65)}@example.com`,
    `ada@${"a".repeat(64)}.com`,
    `ada@${"a.".repeat(126)}com`,
  ])("%j is not an email address", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test.each(["müller.de", "FUẞBALL.example", "例え。テスト"])(
    "a URL converts the domain %s to ASCII like Node's domainToASCII",
    (domain) => {
      expect(new URL(`http://${domain}`).hostname).toBe(domainToASCII(domain));
    },
  );

  test("does not parse a text that is too long for an email address", () => {
    const parse = jest.spyOn(globalThis, "URL");
    const letters = Array.from({ length: 10_000 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    expect(isEmail(`ada@${letters.join("")}.example`)).toBe(false);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });
});
