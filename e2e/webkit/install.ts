import { spawnSync } from 'node:child_process';
import { installPackages } from '@image-converter/tools/browser';

const isMissing = (program: string) => spawnSync(program, ['--help']).error;
if (isMissing('WebKitWebDriver') || isMissing('xvfb-run')) installPackages('webkit2gtk-driver', 'xvfb');
