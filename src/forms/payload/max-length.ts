/** The maximum number of characters of a field, by its type. For e-mail it comes from RFC 5321. */
export function maxLength(type: string): number {
  return { email: 254, tel: 40, textarea: 5000 }[type] ?? 200;
}
