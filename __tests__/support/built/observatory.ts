import type { IncomingHttpHeaders } from "node:http";

/** The result of a rule of the HTTP Observatory, with the points that it adds to the score. */
export interface Finding {
  rule: string;
  points: number;
}

/** Bonus points count only from this score. */
const MIN_SCORE_FOR_BONUS = 90;
const HALF_A_YEAR_S = 15_768_000;
const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/**
 * Scores a response by the published rules of Mozilla's HTTP Observatory
 * (https://github.com/mdn/mdn-http-observatory, file src/grader/charts.js).
 * Cookies, redirects and sharing across origins are not needed here: the site has none.
 */
export function observatory(headers: IncomingHttpHeaders, html: string): { score: number; findings: Finding[] } {
  const findings = [
    ratePolicy(headers),
    rateFraming(headers),
    rateTransport(headers),
    rateSniffing(headers),
    rateReferrer(headers),
    rateResource(headers),
    rateScripts(html),
  ];
  const sum = (list: Finding[]): number => list.reduce((total, { points }) => total + points, 0);
  const base = 100 + sum(findings.filter(({ points }) => points < 0));
  return {
    score: base >= MIN_SCORE_FOR_BONUS ? base + sum(findings.filter(({ points }) => points > 0)) : base,
    findings,
  };
}

function directives(headers: IncomingHttpHeaders): Map<string, string[]> {
  const text = headers["content-security-policy"];
  const parts = (typeof text === "string" ? text : "").split(";").map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = "", ...values]) => [name, values]));
}

function ratePolicy(headers: IncomingHttpHeaders): Finding {
  const rules = directives(headers);
  if (rules.size === 0) return { rule: "csp-not-implemented", points: -25 };
  const fallback = rules.get("default-src") ?? ["*"];
  const script = rules.get("script-src") ?? fallback;
  const style = rules.get("style-src") ?? fallback;
  const inline = (values: string[]): boolean =>
    values.includes("'unsafe-inline'") && !values.some((value) => /^'(sha\d+|nonce)-/.test(value));
  const open = ["*", "http:", "https:", "data:"];
  if (inline(script) || open.some((value) => script.includes(value))) {
    return { rule: "csp-implemented-with-unsafe-inline", points: -20 };
  }
  if ([...rules.values()].flat().some((value) => value.startsWith("http:"))) {
    return { rule: "csp-implemented-with-insecure-scheme", points: -20 };
  }
  if (script.includes("'unsafe-eval'")) return { rule: "csp-implemented-with-unsafe-eval", points: -10 };
  if (inline(style)) return { rule: "csp-implemented-with-unsafe-inline-in-style-src-only", points: 0 };
  return fallback.length === 1 && fallback[0] === "'none'"
    ? { rule: "csp-implemented-with-no-unsafe-default-src-none", points: 10 }
    : { rule: "csp-implemented-with-no-unsafe", points: 5 };
}

function rateFraming(headers: IncomingHttpHeaders): Finding {
  const ancestors = directives(headers).get("frame-ancestors");
  if (ancestors && !ancestors.includes("*")) return { rule: "x-frame-options-implemented-via-csp", points: 5 };
  return /^(deny|sameorigin)$/i.test(String(headers["x-frame-options"]))
    ? { rule: "x-frame-options-sameorigin-or-deny", points: 0 }
    : { rule: "x-frame-options-not-implemented", points: -20 };
}

function rateTransport(headers: IncomingHttpHeaders): Finding {
  const age = Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1] ?? -1);
  if (age < 0) return { rule: "hsts-not-implemented", points: -20 };
  return age >= HALF_A_YEAR_S
    ? { rule: "hsts-implemented-max-age-at-least-six-months", points: 0 }
    : { rule: "hsts-implemented-max-age-less-than-six-months", points: -10 };
}

function rateSniffing(headers: IncomingHttpHeaders): Finding {
  return headers["x-content-type-options"] === "nosniff"
    ? { rule: "x-content-type-options-nosniff", points: 0 }
    : { rule: "x-content-type-options-not-implemented", points: -5 };
}

function rateReferrer(headers: IncomingHttpHeaders): Finding {
  const value = headers["referrer-policy"];
  if (value === undefined) return { rule: "referrer-policy-not-implemented", points: 0 };
  return PRIVATE_REFERRERS.includes(String(value))
    ? { rule: "referrer-policy-private", points: 5 }
    : { rule: "referrer-policy-unsafe", points: -5 };
}

function rateResource(headers: IncomingHttpHeaders): Finding {
  const value = headers["cross-origin-resource-policy"];
  return value === "same-origin" || value === "same-site"
    ? { rule: `corp-implemented-with-${value}`, points: 10 }
    : { rule: "corp-not-implemented", points: 0 };
}

function rateScripts(html: string): Finding {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].filter(
    ([, src = ""]) => !/^\/(?!\/)/.test(src),
  );
  return foreign.length === 0
    ? { rule: "sri-not-needed-all-scripts-of-own-origin", points: 0 }
    : { rule: "sri-not-implemented-and-external-scripts", points: -5 };
}
