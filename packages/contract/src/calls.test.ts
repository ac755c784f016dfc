import { describe, expect, it } from 'vitest';
import { calls, pathWith, storagePath } from './calls.ts';

const id = '5f0c5c1e-0000-4000-8000-000000000000';

describe('the path of an upload', () => {
  it.each([
    ['IMG_0001.HEIC', 'IMG_0001.HEIC'],
    ['Ferien am Meer ☀.heic', 'Ferien_am_Meer__.heic'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..', 'file'],
    ['.hidden', 'hidden'],
    ['a\\b\0c\r\nd.tif', 'a_b_c__d.tif'],
    ['%2e%2e%2fx', '_2e_2e_2fx'],
    ['x'.repeat(300), 'x'.repeat(80)],
  ])('has %j only as the label %s', (name, label) => {
    expect(storagePath(id, name)).toBe(`temp/${id}/${label}`);
  });

  it('is escaped in an address', () => {
    expect(pathWith(calls.upload.path, { jobId: id, filename: 'a/b c' })).toBe(
      `/api/storage/temp-conversions/temp/${id}/a%2Fb%20c`,
    );
  });
});
