export interface Quota {
  /** How many submissions are taken … */
  readonly points: number;
  /** … within this many seconds. */
  readonly duration: number;
}

export interface Quotas {
  /** For one network address. */
  readonly address: Quota;
  /** For all addresses together. */
  readonly everyone: Quota;
}

const USUAL = "5/10m";
/** Without a limit of its own, everyone together may send as much as this many addresses. */
const CROWD = 120;
const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/**
 * Reads FORMS_LIMIT: `5/10m` is the limit of one address, `5/10m,600/10m`
 * names that of all addresses too.
 * @throws Error with a sentence when it cannot be read
 */
export function quotasFrom(text = USUAL): Quotas {
  const [first, second, ...more] = text.split(",").map(quotaFrom);
  if (!first || more.length > 0 || text.split(",").some((part) => quotaFrom(part) === undefined)) {
    throw new Error(`FORMS_LIMIT is “${text}”; write it as 5/10m or as 5/10m,600/10m, with s, m, h or d.`);
  }
  return { address: first, everyone: second ?? { ...first, points: first.points * CROWD } };
}

function quotaFrom(text: string): Quota | undefined {
  const [, points = "", count = "", unit] = /^\s*(\d{1,7})\/(\d{0,4})([smhd])\s*$/.exec(text) ?? [];
  if (unit === undefined || Number(points) === 0 || count === "0") return undefined;
  return { points: Number(points), duration: Number(count || 1) * SECONDS[unit as keyof typeof SECONDS] };
}
