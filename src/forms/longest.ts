/** The most characters a field takes, by its type. An e-mail address has 254 at most (RFC 5321). */
export function longest(type: string): number {
  return { email: 254, tel: 40, textarea: 5000 }[type] ?? 200;
}
