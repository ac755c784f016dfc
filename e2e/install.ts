import { spawnSync } from 'node:child_process';
import { installChromium, installPackages } from '@image-converter/tools/browser';

installChromium();
if (spawnSync('nginx', ['-v']).error) installPackages('nginx-light');
