import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createPreviewProject, type PreviewProject } from "../../support/server/preview-project";

let project: PreviewProject;
let api: Server;
let requests: { url: string; headers: Record<string, unknown>; body: Record<string, string> }[];
let status: number;

beforeAll(async () => {
  project = await createPreviewProject();
});
beforeEach(async () => {
  project.reset();
  requests = [];
  status = 201;
  api = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      requests.push({ url: request.url ?? "", headers: request.headers, body: JSON.parse(text) });
      response.writeHead(status).end("{}");
    });
  });
  await new Promise<void>((resolve) => api.listen(0, "localhost", resolve));
});
afterEach(() => new Promise((resolve) => api.close(resolve)));
const settings = (desk: string) => ({
  DESK: desk,
  DESK_REPO: "acme/site",
  DESK_API: `http://localhost:${(api.address() as AddressInfo).port}`,
  PREVIEW_STATUS_TOKEN: "a-token",
});

test("posts the link at the commit once, and a failure again at the next run", async () => {
  const { repository, previews, change } = project;
  const commit = repository.push("cms/pages/home", change("Another tagline"));
  status = 500;
  expect((await previews(settings("github"))).stderr).toContain("could not be posted at the commit: HTTP 500");
  status = 201;
  await previews(settings("github"));
  await previews(settings("github"));
  expect(requests).toHaveLength(2);
  const [, { url, headers, body } = { url: "", headers: {}, body: {} }] = requests;
  expect([url, headers.authorization]).toEqual([`/repos/acme/site/statuses/${commit}`, "Bearer a-token"]);
  expect(body).toEqual({
    state: "success",
    context: "site/preview",
    description: "The preview is built",
    target_url: expect.stringMatching(/^https:\/\/[^/]+\/preview\/pages~home\/\d+\.[\w-]{43}\/$/),
  });
});

test("posts mistakes as a failed status at GitLab", async () => {
  const { repository, previews } = project;
  const commit = repository.push("cms/pages/bad", { "data/mistake": "" });
  await previews(settings("gitlab"));
  const [{ url, headers, body } = { url: "", headers: {}, body: {} }] = requests;
  expect([url, headers["private-token"]]).toEqual([`/projects/acme%2Fsite/statuses/${commit}`, "a-token"]);
  expect(body).toMatchObject({ state: "failed", name: "site/preview" });
});
