import type { Demand } from '@image-converter/formats/demands';
import { avifProbes } from './avif-probes.ts';
import { colourProbes } from './colour-probes.ts';
import { corners, type Probe } from './probe.ts';

/** By which a browser's decoder is asked; packages/corpus/src/fixtures/probes.ts has drawn them. */
export const probes: Record<Demand, Probe> = {
  ...avifProbes,
  /** WebKit shows a PNG as it is stored, whatever its EXIF data says. */
  'png turned': {
    mediaType: 'image/png',
    base64:
      'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAGmVYSWZNTQAqAAAACAABARIAAwAAAAEABwAAAAAAAHAQQN0AAAAVSURBVHicY/j//z/DfwYGBob/QBIAM9oF+3B76bwAAAAASUVORK5CYII=',
    rows: corners,
  },
  /** Hardly any browser reads EXIF data in a text. */
  'png turned by text': {
    mediaType: 'image/png',
    base64:
      'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAWnRFWHRSYXcgcHJvZmlsZSB0eXBlIGV4aWYACmV4aWYKICAgICAgMjYKNGQ0ZDAwMmEwMDAwMDAwODAwMDEwMTEyMDAwMzAwMDAwMDAxMDAwNzAwMDAwMDAwMDAwMApFgU03AAAAFUlEQVR4nGP4//8/w38GBgaG/0ASADPaBftwe+m8AAAAAElFTkSuQmCC',
    rows: corners,
  },
  /** Chromium does so with a WebP. */
  'webp turned': {
    mediaType: 'image/webp',
    base64:
      'UklGRmAAAABXRUJQVlA4WAoAAAAIAAAAAQAAAQAAVlA4TB8AAAAvAUAAAB8gEEjeHzqN+RcQFPwf3fxHZA/gBwgR/Q8BAEVYSUYaAAAATU0AKgAAAAgAAQESAAMAAAABAAcAAAAAAAA=',
    rows: corners,
  },
  ...colourProbes,
};
