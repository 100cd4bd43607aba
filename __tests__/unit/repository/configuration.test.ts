import { accessSync, constants, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { COMMIT_VARIABLES, readReleaseCommits } from "@capture/desk/release-commits";

// The tools that read these files report mistakes only on a push or on another machine.

interface Job {
  readonly "runs-on"?: string;
  readonly "timeout-minutes"?: number;
  readonly "continue-on-error"?: boolean;
  readonly steps: readonly { readonly uses?: string; readonly run?: string; readonly with?: Record<string, unknown> }[];
}

interface GitLabJob {
  allow_failure?: boolean;
  timeout: string;
  script: string[];
  rules: { if: string }[];
}

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string };
  readonly user?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface RenovateRule {
  readonly description?: string;
  readonly groupName?: string;
  readonly matchPackageNames: readonly string[];
  readonly matchDepTypes?: readonly string[];
  readonly matchManagers?: readonly string[];
}

const read = (path: string): string => readFileSync(path, "utf8");
/** Parses a YAML file. It fails at syntax errors and at keys that occur twice. */
const readYaml = (path: string): unknown => parse(read(path), { strict: true, uniqueKeys: true });

const nodeVersion = read(".nvmrc").trim();
const packageJson = JSON.parse(read("package.json")) as Record<
  "dependencies" | "devDependencies" | "overrides",
  Record<string, unknown>
>;
const COMMAND = ".ci/run";
const AUDIT = "npm audit --omit=dev --audit-level=high";
const DIGEST = /@sha256:[0-9a-f]{64}$/;

/** The job whose result the desk with review reads. */
const CHECK_NAME = "content";
const NIGHTLY = "npm run test:nightly";

test.each([
  { name: "ci", triggers: ["push", "pull_request"], command: COMMAND },
  { name: "nightly", triggers: ["schedule", "workflow_dispatch"], command: NIGHTLY },
])("the workflow $name of GitHub runs $command, with the Node version of .nvmrc", ({ name, triggers, command }) => {
  const { on, permissions, jobs } = readYaml(`.github/workflows/${name}.yml`) as {
    on: object;
    permissions: object;
    jobs: Record<string, Job>;
  };
  expect(Object.keys(on)).toEqual(triggers);
  expect(permissions).toEqual({ contents: "read" });
  for (const job of Object.values(jobs)) {
    expect(job).toMatchObject({ "runs-on": expect.any(String), "timeout-minutes": expect.any(Number) });
  }
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  expect(steps.map(({ run }) => run)).toContain(command);
  expect(steps.map((step) => step.with?.["node-version-file"])).toContain(".nvmrc");
});

test.each([
  ".github/workflows/ci.yml",
  ".github/workflows/nightly.yml",
  "deploy/github-pages/pages.yml",
  "deploy/ci/github/content.yml",
  "deploy/ci/github/links.yml",
])("%s can be parsed, and its actions are pinned by commit, with their version", (path) => {
  expect(readYaml(path)).toMatchObject({ permissions: { contents: "read" } });
  const actions = read(path).match(/uses: .*/g) ?? [];
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("the recipes for content check it before they build, in the job whose result the desk with review reads", () => {
  expect(read("packages/desk/src/client/review/host.ts")).toContain(`CHECK_NAME = "${CHECK_NAME}"`);
  const { jobs } = readYaml("deploy/ci/github/content.yml") as { jobs: Record<string, Job> };
  const gitlab = readYaml("deploy/ci/gitlab/content.yml") as Record<string, GitLabJob & { image: string }>;
  expect([jobs, gitlab].flatMap(Object.keys)).toEqual([CHECK_NAME, CHECK_NAME]);
  const commands = [jobs[CHECK_NAME]?.steps.map(({ run = "" }) => run), gitlab[CHECK_NAME]?.script];
  for (const lines of commands) {
    const order = ["npm ci", "npm run content:check", "npm run build --"].map((command) =>
      lines?.findIndex((line) => line.startsWith(command)),
    );
    expect(order).toEqual(order.toSorted());
    expect(order).not.toContain(-1);
  }
  expect(gitlab[CHECK_NAME]?.image).toBe((readYaml(".gitlab-ci.yml") as { default: { image: string } }).default.image);
});

test("an advisory about a production package is reported, and stops no release", () => {
  const { jobs } = readYaml(".github/workflows/ci.yml") as { jobs: Record<string, Job> };
  const { audit } = readYaml(".gitlab-ci.yml") as { audit: GitLabJob };
  expect(jobs.audit?.["continue-on-error"]).toBe(true);
  expect(jobs.audit?.steps.at(-1)?.run).toBe(AUDIT);
  expect([audit.allow_failure, audit.script]).toEqual([true, [AUDIT]]);
});

test("the jobs of GitLab run .ci/run and the nightly tests with the Node version of .nvmrc, as long as GitHub's", () => {
  const { jobs } = readYaml(".github/workflows/ci.yml") as { jobs: { test: Job } };
  const configuration = readYaml(".gitlab-ci.yml") as Record<"test" | "nightly", GitLabJob> & {
    default: { image: string };
  };
  expect(configuration.default.image.replace(DIGEST, "@")).toBe(`node:${nodeVersion}@`);
  expect(configuration.test.timeout).toBe(`${jobs.test["timeout-minutes"]} minutes`);
  expect(configuration.test.script).toContain(COMMAND);
  expect(configuration.nightly.script).toContain(NIGHTLY);
  for (const { rules } of [configuration.test, configuration.nightly])
    expect(rules.every((rule) => rule.if.startsWith("$CI_"))).toBe(true);
  expect(() => accessSync(COMMAND, constants.X_OK)).not.toThrow();
});

test("the services of compose.yaml depend on services and volumes that it defines", () => {
  const { services, volumes } = readYaml("compose.yaml") as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };
  for (const [name, service] of Object.entries(services)) {
    expect([name, service.image ?? service.build?.context]).toEqual([name, expect.any(String)]);
    if (service.image !== undefined) expect(service.image).toMatch(DIGEST);
    // Other machines must not reach these ports.
    for (const port of service.ports ?? [])
      expect([name, port]).toEqual([name, expect.stringMatching(/^127\.0\.0\.1:/)]);
    for (const volume of service.volumes ?? []) expect(Object.keys(volumes)).toContain(volume.split(":")[0]);
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(["service_started", "service_healthy"]).toContain(condition);
      expect(Object.keys(services)).toContain(other);
      if (condition === "service_healthy")
        expect([other, services[other]?.healthcheck]).toEqual([other, expect.any(Object)]);
    }
  }
});

test("the containers run without root, without capabilities, and with a read-only file system", () => {
  const { services } = readYaml("compose.yaml") as { services: Record<string, Service> };
  for (const [name, service] of Object.entries(services)) {
    const { cap_drop, read_only, security_opt, tmpfs = [] } = service;
    expect([name, cap_drop, read_only]).toEqual([name, ["ALL"], true]);
    expect([name, security_opt]).toEqual([name, ["no-new-privileges:true"]]);
    expect([name, tmpfs]).toEqual([name, expect.arrayContaining(["/tmp"])]);
    // The image of the site has its own user.
    if (service.build === undefined) expect([name, service.user]).toEqual([name, expect.stringMatching(/^(?!root|0)/)]);
  }
  expect(
    read("Dockerfile")
      .split(/^FROM /m)
      .at(-1),
  ).toMatch(/^USER node$/m);
  const [command] = /^docker run .*(\n {2}.*)+/m.exec(read("deploy/docker/run.sh")) ?? [""];
  for (const option of ["--read-only", "--tmpfs /tmp", "--cap-drop ALL", "--security-opt no-new-privileges"])
    expect(command).toContain(option);
});

test("the image of the site is built from one image of Node, pinned by its digest", () => {
  const [, ...images] = read("Dockerfile").split(/^FROM (?=node:)/m);
  const names = new Set(images.map((text) => /^\S+/.exec(text)?.[0] ?? ""));
  expect([...names]).toEqual([expect.stringMatching(new RegExp(`^node:${nodeVersion}-\\S+${DIGEST.source}`))]);
});

test("the dev container has the Node version of .nvmrc, and a label for each port", () => {
  const container = JSON.parse(read(".devcontainer/devcontainer.json")) as {
    image: string;
    forwardPorts: number[];
    portsAttributes: Record<string, { label: string }>;
    customizations: { vscode: { extensions: string[] } };
  };
  expect(container.image).toMatch(new RegExp(`:\\d+-${nodeVersion}-`));
  expect(Object.keys(container.portsAttributes)).toEqual(container.forwardPorts.map(String));
  const { recommendations } = JSON.parse(read(".vscode/extensions.json")) as { recommendations: string[] };
  expect(container.customizations.vscode.extensions).toEqual(recommendations);
});

describe("renovate.json", () => {
  const { packageRules } = JSON.parse(read(".github/renovate.json")) as { packageRules: RenovateRule[] };
  const ofPackages = readdirSync("packages").flatMap((name) =>
    Object.keys((JSON.parse(read(`packages/${name}/package.json`)) as { dependencies: object }).dependencies),
  );
  const installed = [...Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies }), ...ofPackages];
  const overrides = Object.keys(packageJson.overrides).map((name) => name.replace(/(?<=.)@.*/, ""));
  /** Whether a pattern such as `@emotion/*` matches one of the names. */
  const matchesOne = (pattern: string, names: readonly string[]): boolean =>
    names.some((name) => (pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern));

  test("every name and pattern matches a package", () => {
    const rules = packageRules.filter(({ matchManagers }) => matchManagers === undefined);
    const patterns = rules.flatMap(({ matchPackageNames }) => matchPackageNames);
    expect(patterns.filter((pattern) => !matchesOne(pattern, [...installed, ...overrides]))).toEqual([]);
  });

  test("every override has a rule", () => {
    const patterns = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames);
    expect(overrides.filter((name) => !patterns.some((pattern) => matchesOne(pattern, [name])))).toEqual([]);
  });

  test("every rule has a name or a reason", () => {
    expect(packageRules.filter(({ groupName, description }) => (groupName ?? description) === undefined)).toEqual([]);
  });
});

test("the Dockerfile passes the commit to the build, so that the desk can say whether a save is live", () => {
  const [build = ""] = read("Dockerfile").split("RUN npm run build");
  const passed = [...build.matchAll(/^ARG (\w+)/gm)].map(([, name = ""]) => name);
  // The image contains neither Git nor its folder.
  expect(read(".dockerignore").split("\n")).toContain(".git");
  const [name = ""] = COMMIT_VARIABLES.filter((each) => passed.includes(each));
  expect(readReleaseCommits("/nowhere", { [name]: "1234" }).commits).toEqual(["1234"]);
  const { services } = readYaml("compose.yaml") as { services: { site: { build: { args: object } } } };
  expect(Object.keys(services.site.build.args)).toContain(name);
  expect(read("deploy/docker/run.sh")).toContain(`docker build --build-arg ${name}=`);
});
