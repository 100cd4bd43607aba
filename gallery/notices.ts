import type { Notice } from "../src/ui/notices/notice";
import { formOf } from "./content";

const { success, failure } = formOf("demo");

/** The notices of the demo form. */
export const SUCCESS: Notice = { ...success, tone: "success" };
export const FAILURE: Notice = { ...failure, tone: "failure" };
