import { BODIES } from "../../../testing/server/bodies";
import { post, startHost } from "../../../testing/server/host";
import { ensureNginx, startNginxProxy } from "../../../testing/server/nginx";

const nginx = ensureNginx();
const env = { FORMS_LIMIT: "1/10m", TRUST_PROXY: "1" };
const from = (ipAddresses: string) => ({ "x-forwarded-for": ipAddresses });

test("ignores ports in X-Forwarded-For, so that a port does not change the sender", async () => {
  const host = await startHost({ env });
  expect((await host.post(BODIES.demo, from("198.51.100.1, 203.0.113.9:4711"))).status).toBe(200);
  expect((await host.post(BODIES.demo, from("198.51.100.2, 203.0.113.9:4712"))).status).toBe(429);
  expect((await host.post(BODIES.demo, from("198.51.100.3, [2001:db8::9]:4711"))).status).toBe(200);
  expect((await host.post(BODIES.demo, from("198.51.100.4, [2001:db8::9]:4712"))).status).toBe(429);
});

// Skipped if nginx is not available.
(nginx === undefined ? test.skip : test)(
  "forms.conf sends the IP address of the visitor, even if the header is forged",
  async () => {
    const host = await startHost({ env });
    const proxy = await startNginxProxy(nginx ?? "", new URL(host.url).port);
    const url = `http://127.0.0.1:${proxy.port}`;
    // The Origin that a browser sends contains the port.
    const first = await post(url, BODIES.demo, { ...from("198.51.100.1"), origin: url });
    expect({ status: first.status, policies: first.headers.get("x-content-type-options") }).toEqual({
      status: 200,
      policies: "nosniff",
    });
    expect((await post(url, BODIES.demo, from("198.51.100.2"))).status).toBe(429);
    await proxy.close();
  },
);
