import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressFiles } from "./compress-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-files-"));
  await mkdir(join(folder, "assets"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const SCRIPT = "export const word = 'word';\n".repeat(100);
const write = (file: string, text: string | Uint8Array) => writeFile(join(folder, file), text);
const names = async () => (await readdir(folder, { recursive: true })).sort();

it("writes both encodings beside a file of text, wherever it lies", async () => {
  await write("assets/page.js", SCRIPT);
  await compressFiles(folder);
  const read = (file: string) => readFile(join(folder, file));
  expect(brotliDecompressSync(await read("assets/page.js.br")).toString()).toBe(SCRIPT);
  expect(gunzipSync(await read("assets/page.js.gz")).toString()).toBe(SCRIPT);
  expect((await read("assets/page.js")).toString()).toBe(SCRIPT);
});

it("leaves what is small, and what is compressed already", async () => {
  await write("small.svg", "<svg></svg>".repeat(20));
  await write("picture.png", SCRIPT);
  await compressFiles(folder);
  expect(await names()).toEqual(["assets", "picture.png", "small.svg"]);
});

it("writes nothing that is no smaller than the file", async () => {
  await write("noise.js", randomBytes(2_000));
  await compressFiles(folder);
  expect(await names()).toEqual(["assets", "noise.js"]);
});
