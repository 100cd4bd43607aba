/** Sends a request to packages/desk/src/drafts.ts. A request at the end of the page is completed after it. */
export async function sendRequest(method: string, path = "", body?: string | Blob): Promise<unknown> {
  const type = typeof body === "string" ? "application/json" : body?.type;
  const headers: HeadersInit = type === undefined ? {} : { "Content-Type": type };
  const response = await fetch(`/admin/draft${path}`, { method, headers, body, keepalive: body === undefined });
  if (!response.ok) throw new Error(`The desk’s server answered ${response.status}.`);
  return response.status === 204 ? undefined : response.json();
}
