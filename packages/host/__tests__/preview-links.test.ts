import { createPass, isPreviewName, maskPass, previewName, readPass } from "../src/previews/links";
import { previewPolicy } from "../src/previews/policy";

const SECRET = "a secret of at least 32 characters";
const NOW = Date.UTC(2026, 5, 1);

test.each([
  [`/preview/pages~home/${createPass(SECRET, "pages~home", NOW)}/blog`, "/preview/pages~home/…/blog"],
  [`/preview/pages~home/${createPass(SECRET, "pages~home", NOW).slice(0, -3)}`, "/preview/pages~home/…"],
  ["/preview/pages~home/2026.html", "/preview/pages~home/…"],
  ["/preview/pages~home/blog", "/preview/pages~home/blog"],
  ["/blog/1.2", "/blog/1.2"],
])("logs show no pass: %s", (path, logged) => {
  expect(maskPass(path)).toBe(logged);
});

describe("previewName", () => {
  test.each([
    ["cms/articles/scan-day", "articles~scan-day"],
    ["cms/pages/home", "pages~home"],
    ["cms/articles/été", "articles~~~C3~~A9t~~C3~~A9"],
    ["cms/a b%2F..;c'\"<", "a~~20b~~252F..~~3Bc~~27~~22~~3C"],
    ["cms/products/Pro_2.0", "products~Pro_2.0"],
  ])("is safe in a URL and on the disk: %s", (branch, name) => {
    expect(previewName(branch)).toBe(name);
    expect(isPreviewName(name)).toBe(true);
    expect(new URL(`/preview/${name}/`, "https://site.example").pathname).toBe(`/preview/${name}/`);
  });

  test("differs for different branches, also when they are long", () => {
    const long = "x".repeat(200);
    const branches = ["cms/a/b", "cms/a-b", "cms/a%2Fb", `cms/${long}1`, `cms/${long}2`];
    const names = branches.map(previewName);
    expect(new Set(names).size).toBe(branches.length);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThan(200);
  });

  test.each(["", ".", "..", "../x", ".gatsby", "a/b", "a\\b", "a\0", "a b", "%2e%2e"])("cannot be %j", (text) =>
    expect(isPreviewName(text)).toBe(false),
  );
});

describe("a pass", () => {
  const expires = NOW + 60_000;
  const pass = createPass(SECRET, "articles~1", expires);

  test("is valid for its preview until it expires", () => {
    expect(readPass(SECRET, "articles~1", pass, NOW)).toBe(expires);
    expect(readPass(SECRET, "articles~1", pass, expires)).toBeUndefined();
  });

  test("is not valid for another preview, secret, time or signature", () => {
    const [seconds = "", signature = ""] = pass.split(".");
    const other = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
    expect(readPass(SECRET, "articles~2", pass, NOW)).toBeUndefined();
    expect(readPass(`${SECRET}.`, "articles~1", pass, NOW)).toBeUndefined();
    expect(readPass(SECRET, "articles~1", `${Number(seconds) + 1}.${signature}`, NOW)).toBeUndefined();
    expect(readPass(SECRET, "articles~1", `${seconds}.${other}`, NOW)).toBeUndefined();
  });

  test.each(["", ".", "1", "1.", "x.y", `${pass}A`, `0x1${pass}`])("is not %j", (text) =>
    expect(readPass(SECRET, "articles~1", text, NOW)).toBeUndefined(),
  );
});

test("the policy of a preview lets forms and scripts reach only the preview and shared files", () => {
  const built = "default-src 'none'; script-src 'self'; connect-src 'self' https://crm.example; form-action 'self'";
  expect(previewPolicy(built, "/preview/a", "site.example:9000")).toBe(
    "default-src 'none'; script-src 'self'; " +
      "connect-src site.example:9000/preview/a site.example:9000/preview/a/ " +
      "site.example:9000/icons.svg site.example:9000/static/; " +
      "form-action site.example:9000/preview/a site.example:9000/preview/a/",
  );
  const policy = previewPolicy(built, "/preview/a", "site.example; script-src *");
  expect(policy).toBe("default-src 'none'; script-src 'self'; connect-src 'none'; form-action 'none'");
});
