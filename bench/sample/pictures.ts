import { extname } from 'node:path';
import type { Photo } from '../photos.ts';
import { bytesOf, type Listed } from './fetch.ts';
import graphics from './graphics.json' with { type: 'json' };
import photos from './photos.json' with { type: 'json' };

/**
 * The lists were chosen before anything was measured. Photos: JPGs in the packages whose EXIF data names the camera,
 * with at least 0.3 megapixels and 40 KB, so the most compressed are missing; up to three per camera, the largest
 * first. Excluded by hand: scans, cut-outs, damaged test files and duplicates of a scene in other sizes. Graphics: PNG
 * files with at least 0.1 megapixels, up to twelve per package, evenly spread over its files.
 */
export function samplePhotos(): Photo[] {
  return photos.map(pictureOf);
}

export function sampleGraphics(): Photo[] {
  return graphics.map(pictureOf);
}

export function camerasOfPhotos(): number {
  return new Set(photos.map(({ camera }) => camera)).size;
}

function pictureOf(listed: Listed): Photo {
  return {
    name: `${listed.sha256.slice(0, 16)}${extname(listed.path).toLowerCase()}`,
    bytes: bytesOf(listed),
    megapixels: listed.megapixels,
  };
}
