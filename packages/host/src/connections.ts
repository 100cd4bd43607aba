import type { Server, Socket } from "node:net";
import { HOUR_MS } from "@capture/receiver/clock";
import { senderKey } from "@capture/receiver/forms/request";
import type { Log } from "@capture/receiver/log";

/** Creates a function that logs a warning, at most once an hour. */
export function createHourlyWarning(log: Log): (details: Readonly<Record<string, number>>, message: string) => void {
  let nextWarningAt = 0;
  return (details, message) => {
    if (performance.now() < nextWarningAt) return;
    nextWarningAt = performance.now() + HOUR_MS;
    log.warn(details, message);
  };
}

/**
 * Closes further connections of an IPv4 address or IPv6 /64 network that has the maximum number. Otherwise one client could
 * use up all connections of the host by keeping them idle. Not for a host behind a proxy, which opens all connections.
 */
export function limitConnectionsPerIp(server: Pick<Server, "on">, maxConnectionsPerIp: number, log: Log): void {
  const counts = new Map<string, number>();
  const warn = createHourlyWarning(log);
  server.on("connection", (socket: Socket) => {
    const key = senderKey(socket.remoteAddress ?? "");
    const count = counts.get(key) ?? 0;
    if (count >= maxConnectionsPerIp) {
      warn({ maxConnectionsPerIp }, "too many connections of one IP address; further ones are closed");
      socket.destroy();
      return;
    }
    counts.set(key, count + 1);
    socket.once("close", () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    });
  });
}
