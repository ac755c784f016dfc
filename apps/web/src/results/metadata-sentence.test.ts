import type { MetadataReport } from '@image-converter/formats/report';
import { describe, expect, it } from 'vitest';
import { loadPart } from '../i18n/parts.ts';
import { type Language, languages } from '../routes/pages.ts';
import { metadataSentence } from './metadata-sentence.ts';

async function said(language: Language, report: MetadataReport): Promise<string> {
  return metadataSentence(language, report, (await loadPart(language, 'results')).metadata);
}

describe('what became of the metadata, in words', { tags: '@promise:metadata-reported' }, () => {
  it.each([
    ['en', 'Camera and date kept, location removed'],
    ['de', 'Kamera und Datum behalten, Ort entfernt'],
    ['es', 'Datos conservados: cámara y fecha; eliminados: ubicación'],
    ['pt', 'Dados mantidos: câmera e data; removidos: localização'],
  ] as const)('%s: %s', async (language, sentence) => {
    expect(await said(language, { kept: ['camera', 'date'], removed: ['location'] })).toBe(sentence);
  });

  it('names only what there was', async () => {
    expect(await said('de', { kept: ['other'], removed: [] })).toBe('Sonstige Angaben behalten');
    expect(await said('en', { kept: [], removed: ['camera', 'date', 'location'] })).toMatch(
      /^Camera, date,? and location removed$/,
    );
    expect(await said('en', { kept: [], removed: [] })).toBe('The file has no metadata');
  });

  it('says if some of it was damaged', async () => {
    expect(await said('en', { kept: ['date'], removed: [], damaged: true })).toBe(
      'Date kept. Some metadata could not be read and was left out',
    );
    expect(await said('en', { kept: [], removed: [], damaged: true })).toBe(
      'Some metadata could not be read and was left out',
    );
  });

  it.each(languages)('leaves no placeholder open in %s', async (language) => {
    const all = ['camera', 'date', 'author', 'caption', 'location', 'other'] as const;
    expect(await said(language, { kept: all, removed: all })).not.toMatch(/[{}]/);
  });
});
