import { installHeadlessShell } from '@image-converter/tools/browser';
import './install.ts';
import './firefox/install.ts';
import './webkit/install.ts';

/** For `npm test`, which does it while other work is done. */
installHeadlessShell();
