/**
 * Fetches a file.
 * @throws Error when the status is not OK, or when the signal is aborted
 */
export async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`Fetching ${url} failed with status ${response.status}.`);
  return response.arrayBuffer();
}
