import { existsSync } from "node:fs";
import { contentFile } from "../../../src/content/model/folder";
import { publishModel } from "../models/files";
import type { Deliverable } from "./write-deliverables";

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
    return [{ kind: "models", name, subject, ...(await publishModel(path, extension)) }];
  });
  return (await Promise.all(published)).flat();
}
