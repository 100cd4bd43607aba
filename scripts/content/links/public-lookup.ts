import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** A host that is not requested, because the content or a redirect would reach this machine or its network. */
export class HostRefused extends Error {
  override readonly name = "HostRefused";

  constructor(hostname: string) {
    super(`${hostname} has no public IP address`);
  }
}

/** Whether an IP address belongs to the public internet: not to this machine, a private network or a reserved range. */
export function isPublicIpAddress(ipAddress: string): boolean {
  return ipaddr.isValid(ipAddress) && ipaddr.process(ipAddress).range() === "unicast";
}

/**
 * Creates the `lookup` of a request, which returns only the allowed IP addresses of a host. Because the request connects to
 * what was checked, a name that resolves differently the next time reaches nothing else.
 */
export function createLookup(isAllowed: (ipAddress: string) => boolean): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "");
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) callback(new HostRefused(hostname), "");
      else if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
}

/** Node connects to an IP address in a URL without a lookup. @throws HostRefused when it is not allowed */
export function refuseIpAddress({ hostname }: URL, isAllowed: (ipAddress: string) => boolean): void {
  const ipAddress = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(ipAddress) !== 0 && !isAllowed(ipAddress)) throw new HostRefused(hostname);
}
