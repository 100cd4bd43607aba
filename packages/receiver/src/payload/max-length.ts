/** The maximum number of characters in a field of this type. The limit for an email address comes from RFC 5321. */
export function maxLength(type: string): number {
  return { email: 254, tel: 40, textarea: 5000 }[type] ?? 200;
}
