import { existsSync, readFileSync, statSync } from "node:fs";
import { contentFile } from "../../../src/content/model/folder";
import { sha256Of, writeDerived } from "../../lib/write-once";
import type { Deliverable } from "./write-deliverables";

const FOLDER = "/static/models";
const EXTENSIONS = [".glb", ".usdz"];

/** A device, by the name of its files in data/models/. */
export interface Device {
  readonly slug: string;
  readonly name: string;
}

/** Copies the 3D models of devices into public/, and returns those that exist. */
export async function publishModels(devices: readonly Device[]): Promise<Deliverable[]> {
  const files = devices.flatMap((device) => EXTENSIONS.map((extension) => ({ ...device, extension })));
  const published = files.map(async ({ slug, name: subject, extension }) => {
    const name = `${slug}${extension}`;
    const path = contentFile(`models/${name}`);
    if (!existsSync(path)) return [];
    const url = await writeDerived(path, { folder: FOLDER, extension, dependsOn: [] }, () => readFileSync(path));
    return [{ kind: "models", name, subject, url, bytes: statSync(path).size, sha256: sha256Of(path) }];
  });
  return (await Promise.all(published)).flat();
}
