import { isRecord, type JsonValue } from "@capture/domain/lib/json-value";

/** What an embedded tour posts to the page around it. */
export type TourEvent =
  /** The tour is open and obeys commands. */
  | { readonly type: "ready"; readonly stations: readonly { readonly id: string; readonly name: string }[] }
  /** The panorama of a station is shown. */
  | { readonly type: "station"; readonly station: string }
  /** A distance was measured; the uncertainty is null if the device states no accuracy. */
  | { readonly type: "measured"; readonly meters: number; readonly uncertainty: number | null }
  /** Nothing can be shown: no WebGL 2, WebGL was taken away, or a file could not be loaded. */
  | { readonly type: "error"; readonly reason: "noWebgl" | "lost" | "failed" };

/** What the page around an embedded tour may post to it. */
export interface TourCommand {
  readonly type: "goTo";
  /** The id of a station. */
  readonly station: string;
}

/** Around each event and command. The version changes when a page has to. */
const ENVELOPE = { source: "tour", version: 1 } as const;

export type TourMessage<Content extends TourEvent | TourCommand> = typeof ENVELOPE & Content;

export const toMessage = (event: TourEvent): TourMessage<TourEvent> => ({ ...ENVELOPE, ...event });

/** Reads a command; `undefined` for everything else that a window receives. */
export function readCommand(data: unknown): TourCommand | undefined {
  const message = data as JsonValue | undefined;
  if (!isRecord(message) || message.source !== ENVELOPE.source || message.version !== ENVELOPE.version)
    return undefined;
  const { type, station } = message;
  return type === "goTo" && typeof station === "string" ? { type, station } : undefined;
}
