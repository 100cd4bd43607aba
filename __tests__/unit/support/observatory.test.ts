import { observatory } from "../../support/built/observatory";

const POLICY = "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; frame-ancestors 'none'";
const HEADERS = {
  "content-security-policy": POLICY,
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
};
const PAGE = '<script src="/app.js"></script>';

test("scores a page with all headers with 130", () => {
  expect(observatory(HEADERS, PAGE).score).toBe(130);
});

test.each([
  ["no policy", { "content-security-policy": undefined }, "csp-not-implemented"],
  ["inline scripts", { "content-security-policy": "script-src 'unsafe-inline'" }, "csp-implemented-with-unsafe-inline"],
  ["scripts of any host", { "content-security-policy": "script-src *" }, "csp-implemented-with-unsafe-inline"],
  [
    "pictures without encryption",
    { "content-security-policy": `${POLICY}; img-src http://a.example` },
    "csp-implemented-with-insecure-scheme",
  ],
  [
    "scripts from strings",
    { "content-security-policy": "default-src 'none'; script-src 'unsafe-eval'" },
    "csp-implemented-with-unsafe-eval",
  ],
  [
    "frames on any site",
    { "content-security-policy": "default-src 'none'; frame-ancestors *" },
    "x-frame-options-not-implemented",
  ],
  ["no HSTS", { "strict-transport-security": undefined }, "hsts-not-implemented"],
  [
    "a month of HSTS",
    { "strict-transport-security": "max-age=2592000" },
    "hsts-implemented-max-age-less-than-six-months",
  ],
  ["sniffing of types", { "x-content-type-options": undefined }, "x-content-type-options-not-implemented"],
  ["full referrers", { "referrer-policy": "unsafe-url" }, "referrer-policy-unsafe"],
])("takes points off for %s", (_fault, change, rule) => {
  const { score, findings } = observatory({ ...HEADERS, ...change }, PAGE);
  expect(findings.find((finding) => finding.rule === rule)?.points).toBeLessThan(0);
  expect(score).toBeLessThan(130);
});

test("takes points off for scripts of other hosts without integrity", () => {
  const { score, findings } = observatory(HEADERS, '<script src="//cdn.example/a.js"></script>');
  expect(findings).toContainEqual({ rule: "sri-not-implemented-and-external-scripts", points: -5 });
  expect(score).toBeLessThan(130);
});
