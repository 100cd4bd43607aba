// What is used of laz-perf: the types of the package need those of its compiler.

declare module "laz-perf" {
  /** A decoder in WebAssembly. */
  export interface LazPerf {
    /** The memory of the decoder; another array after it has grown. */
    readonly HEAPU8: Uint8Array;
    _malloc(bytes: number): number;
    _free(pointer: number): void;
    ChunkDecoder: new () => {
      delete(): void;
      open(pointFormat: number, recordBytes: number, pointer: number): void;
      getPoint(pointer: number): void;
    };
  }

  export function createLazPerf(options: {
    /** The bytes of the WebAssembly module. Without them, laz-perf fetches or reads it. */
    wasmBinary?: ArrayBuffer;
    print?: (text: string) => void;
    printErr?: (text: string) => void;
  }): Promise<LazPerf>;
}

declare module "laz-perf/lib/worker/laz-perf.js" {
  import { createLazPerf } from "laz-perf";

  export = createLazPerf;
}
