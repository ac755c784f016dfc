import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { installPackages, mayInstall } from './browser.ts';

/** The server's tests start PostgreSQL and nginx themselves, and those of metadata ask ExifTool. */
const isMissing = (program: string) => spawnSync(program, ['-v']).error !== undefined;
const missing = [];
if (isMissing('initdb') && globSync('/usr/lib/postgresql/*/bin/initdb').length === 0) missing.push('postgresql');
if (isMissing('nginx')) missing.push('nginx-light');
const lacksExiftool = isMissing('exiftool') && mayInstall();
if (lacksExiftool) missing.push('libimage-exiftool-perl');
if (missing.length > 0) installPackages(...missing);
