import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DISK_SIZE = "96m";
const IS_ROOT = process.getuid?.() === 0;
/** Without root privileges, mounting needs a user namespace. */
const NAMESPACES = IS_ROOT ? ["--mount"] : ["--mount", "--user", "--map-current-user", "--keep-caps"];

/** Whether this machine allows mounting; some containers do not. */
export const canMount = spawnSync("unshare", [...NAMESPACES, "mount", "-t", "tmpfs", "tmpfs", tmpdir()]).status === 0;

const disks = new Set<SmallDisk>();

/** Removes the disks that failed tests have not removed. */
export function removeDisks(): void {
  for (const disk of disks) disk.remove();
}

/** A small file system in memory, visible only to processes that are started with `wrapper`. */
export class SmallDisk {
  private constructor(
    /** The process that keeps the mount namespace of the disk alive. */
    private readonly holder: ChildProcess,
    /** Path of the disk for processes that are started with `wrapper`. */
    readonly folder: string,
  ) {}

  static async mount(): Promise<SmallDisk> {
    const folder = mkdtempSync(join(tmpdir(), "disk-"));
    chmodSync(folder, 0o777);
    const script = 'mount -t tmpfs -o size="$1",mode=777 tmpfs "$2" && echo mounted && exec sleep infinity';
    const holder = spawn("unshare", [...NAMESPACES, "sh", "-c", script, "sh", DISK_SIZE, folder]);
    const disk = new SmallDisk(holder, folder);
    disks.add(disk);
    await new Promise<void>((resolve, reject) => {
      holder.stdout.once("data", () => resolve());
      holder.once("exit", (code) => reject(new Error(`Mounting the disk failed with exit code ${code}.`)));
    });
    return disk;
  }

  /** The beginning of a command line: the command that follows it runs with access to the disk. */
  wrapper(workingFolder: string): string[] {
    const user = IS_ROOT ? [] : ["--user", "--preserve-credentials"];
    return ["nsenter", "--target", String(this.holder.pid), ...user, "--mount", "env", `--chdir=${workingFolder}`];
  }

  /** Fills the disk with a file, except for `freeBytes`. */
  fill(freeBytes: number): void {
    const { bavail, bsize } = statfsSync(this.outerPath);
    writeFileSync(this.ballast, Buffer.alloc(bavail * bsize - freeBytes));
  }

  /** Deletes the file that `fill` has written. */
  makeRoom(): void {
    rmSync(this.ballast);
  }

  /** Removes the disk. Call it after the processes that use the disk have exited. */
  remove(): void {
    disks.delete(this);
    this.holder.removeAllListeners("exit");
    this.holder.kill("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Path of the disk for this process, which is outside of the mount namespace. */
  private get outerPath(): string {
    return `/proc/${this.holder.pid}/root${this.folder}`;
  }

  private get ballast(): string {
    return join(this.outerPath, "ballast");
  }
}
