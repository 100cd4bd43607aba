import type { Problem } from "@capture/content/check/problem";

/** A pull request or merge request with changes of the desk. */
export interface Review {
  number: number;
  branch: string;
  /** ID of the last commit. */
  head: string;
  url: string;
}

/** The result of the content check for the last commit of a review. */
export interface CheckResult {
  /** `unknown` also means that the access token may not read the result. */
  state: "passed" | "failed" | "pending" | "unknown";
  mistakes: Problem[];
  /** URL of the result at the Git host. */
  url: string;
}

/** The parts of a Git host’s API that the review needs. */
export interface ReviewHost {
  /** The ID of the last commit of a branch; undefined if there is no such branch. */
  findHead(branch: string): Promise<string | undefined>;
  /** The open reviews, at most 100. */
  listReviews(): Promise<Review[]>;
  /** The files that a review changes. */
  listFiles(review: Review): Promise<string[]>;
  readCheck(review: Pick<Review, "number" | "head" | "url">): Promise<CheckResult>;
}

/** The name of the CI job that runs the content check (docs/desk.md). */
export const CHECK_NAME = "content";

/** The prefix of Sveltia’s branches for reviews. */
export const BRANCH_PREFIX = "cms/";

/** An error response of the Git host. */
export class ResponseError extends Error {
  constructor(
    readonly status: number,
    path: string,
  ) {
    super(`The Git host responded with ${status} to ${path}.`);
  }
}

/** Reads from the API of the Git host. Returns undefined when nothing is at the path. */
export type ReadApi = <Answer>(path: string) => Promise<Answer | undefined>;

/** Sveltia stores the signed-in editor, with the backend and the current access token, under this key. */
export const USER_KEY = "sveltia-cms.user";

/** Reads with the access token of the signed-in editor. */
export function createApi(root: string): ReadApi {
  return async <Answer>(path: string) => {
    const { token = "" } = JSON.parse(localStorage.getItem(USER_KEY) ?? "{}") as { token?: string };
    const response = await fetch(root + path, {
      headers: { Authorization: `Bearer ${token}` },
      // GitHub allows browsers to use a response for a minute.
      cache: "no-cache",
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new ResponseError(response.status, path);
    return (await response.json()) as Answer;
  };
}

/** Returns undefined if the access token may not read the answer: tokens need not allow checks. */
export async function ifAllowed<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ResponseError && error.status === 403) return undefined;
    throw error;
  }
}

/** A mistake from its line in the report of the check, where the message begins with the path: `tags[2]: …`. */
export function readMistake(file: string, line: number, column: number, text: string): Problem {
  const [, where = "", message = text] = /^((?:[$\w]+)(?:\.[$\w]+|\[\d+\])*): ([^]+)$/.exec(text) ?? [];
  return { file, line, column, where, message };
}
