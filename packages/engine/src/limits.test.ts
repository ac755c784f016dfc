import { afterEach, expect, it, vi } from 'vitest';
import { deviceLimits } from './limits.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [undefined, 268],
  [8, 268],
  [4, 268],
  [2, 67],
  [1, 67],
  [0.25, 67],
])('a device with %s GB takes pictures of up to %i megapixels', (deviceMemory, megapixels) => {
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, deviceMemory });
  expect(Math.round(deviceLimits().pixels / 1e6)).toBe(megapixels);
});
