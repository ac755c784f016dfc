import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

it('answers of the API ask for HTTPS as the pages do, and only then', () => {
  const asked = securityHeaders({ 'Strict-Transport-Security': 'max-age=5' });
  expect(asked['strict-transport-security']).toBe('max-age=5');
  expect(securityHeaders({})).not.toHaveProperty('strict-transport-security');
});
