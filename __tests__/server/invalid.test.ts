import { BODIES } from "../support/bodies";
import { startHost } from "../support/host";

test("invalid bodies have a limit of their own, which stops no valid one", async () => {
  const host = await startHost({ env: { FORMS_LIMIT: "1/10m" } });
  const bodies = [{ form_type: "contact" }, "{", "[]", { ...BODIES.demo, surname: "x" }, ""];
  const statuses = [];
  for (const body of [...bodies, ...bodies]) statuses.push((await host.post(body)).status);
  expect(statuses).toEqual([422, 400, 400, 422, 400, 422, 400, 400, 422, 400]);
  for (const body of bodies) {
    const { status, headers, body: answer } = await host.post(body);
    expect({ status, fields: answer.fields }).toEqual({ status: 429, fields: undefined });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect((await host.post(BODIES.demo)).status).toBe(200);
  await host.kill();
});

test.each([
  ["many fields", Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [index.toString(36), ""]))],
  ["long names", Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${index}${"\u0001".repeat(150)}`, ""]))],
])("the answer to an invalid body stays small: %s", async (_what, fields) => {
  const host = await startHost();
  const response = await fetch(`${host.url}/api/submit-form`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...BODIES.demo, email: "nobody", ...fields }),
  });
  const text = await response.text();
  expect(response.status).toBe(422);
  expect(text.length).toBeLessThan(16_384);
  expect(JSON.parse(text)).toMatchObject({ fields: { email: "Please enter a valid email address." } });
  await host.kill();
});
