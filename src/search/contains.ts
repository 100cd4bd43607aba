/** Whether a text is found in any of the others, in whatever case. */
export function contains(query: string, texts: readonly string[]): boolean {
  const wanted = query.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
