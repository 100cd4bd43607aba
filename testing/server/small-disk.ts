import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SIZE = "96m";
const IS_ROOT = process.getuid?.() === 0;
/** A user other than root needs a user namespace for a mount. */
const NAMESPACES = IS_ROOT ? ["--mount"] : ["--mount", "--user", "--map-current-user", "--keep-caps"];

/** Whether this machine allows mounts; a container may not. */
export const canMount = spawnSync("unshare", [...NAMESPACES, "mount", "-t", "tmpfs", "tmpfs", tmpdir()]).status === 0;

const disks = new Set<SmallDisk>();

/** Removes the disks that a failed test has left mounted. */
export function removeDisks(): void {
  for (const disk of disks) disk.remove();
}

/** A file system in memory that is visible only to processes started with its wrapper. */
export class SmallDisk {
  private constructor(
    private readonly holder: ChildProcess,
    /** Its path for those processes. */
    readonly folder: string,
  ) {}

  static async mount(): Promise<SmallDisk> {
    const folder = mkdtempSync(join(tmpdir(), "disk-"));
    chmodSync(folder, 0o777);
    const script = 'mount -t tmpfs -o size="$1",mode=777 tmpfs "$2" && echo mounted && exec sleep infinity';
    const holder = spawn("unshare", [...NAMESPACES, "sh", "-c", script, "sh", SIZE, folder]);
    const disk = new SmallDisk(holder, folder);
    disks.add(disk);
    await new Promise<void>((done, fail) => {
      holder.stdout.once("data", () => done());
      holder.once("exit", (code) => fail(new Error(`The mount failed with ${code}.`)));
    });
    return disk;
  }

  /** Words before a command that run it with this disk, in a working directory. */
  wrapper(workingFolder: string): string[] {
    const user = IS_ROOT ? [] : ["--user", "--preserve-credentials"];
    return ["nsenter", "--target", String(this.holder.pid), ...user, "--mount", "env", `--chdir=${workingFolder}`];
  }

  /** Fills the disk except for some bytes. */
  fill(leave: number): void {
    const { bavail, bsize } = statfsSync(this.outside);
    writeFileSync(this.ballast, Buffer.alloc(bavail * bsize - leave));
  }

  /** Frees the space that `fill` has used. */
  makeRoom(): void {
    rmSync(this.ballast);
  }

  /** Unmounts the disk. Its processes must have ended before. */
  remove(): void {
    disks.delete(this);
    this.holder.removeAllListeners("exit");
    this.holder.kill("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The path of the disk for all other processes. */
  private get outside(): string {
    return `/proc/${this.holder.pid}/root${this.folder}`;
  }

  private get ballast(): string {
    return join(this.outside, "ballast");
  }
}
