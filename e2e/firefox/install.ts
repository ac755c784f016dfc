import { spawnSync } from 'node:child_process';
import { installPackages } from '@image-converter/tools/browser';

if (spawnSync('firefox-esr', ['--version']).error) installPackages('firefox-esr');
