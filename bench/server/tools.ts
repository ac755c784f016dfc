import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A system program that ours is compared with. */
export interface Tool {
  readonly program: string;
  /** Name of the Debian package. */
  readonly package: string;
  /** The argument that makes it print its version, and a pattern that extracts the version. */
  readonly version: { readonly ask: string; readonly pattern: RegExp };
}

export const heifConvert: Tool = {
  program: 'heif-convert',
  package: 'libheif-examples',
  version: { ask: '--help', pattern: /libheif version: (\S+)/ },
};

export const vips: Tool = {
  program: 'vips',
  package: 'libvips-tools',
  version: { ask: '--version', pattern: /vips-(\S+)/ },
};

/** If the program is missing, rejects with the name of the package to install. */
export async function runTool(tool: Tool, args: readonly string[]): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(tool.program, args);
    return stdout + stderr;
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new Error(`${tool.program} is not installed (Debian: ${tool.package})`);
  }
}

export async function versionOf(tool: Tool): Promise<string> {
  const printed = await runTool(tool, [tool.version.ask]).catch((error: Error) => error.message);
  return printed.match(tool.version.pattern)?.[1] ?? printed;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
