import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { installPackages } from './browser.ts';

/** The tests of the database start servers of their own from its programs. */
const installed = globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 || !spawnSync('initdb', ['--version']).error;
if (!installed) installPackages('postgresql');
