import { expect, it } from 'vitest';
import { readAudit } from './audit.ts';

it('names each package with a known vulnerability', () => {
  const vulnerabilities = { left: { name: 'left', severity: 'high', isDirect: true, via: [], range: '<2.1.0' } };
  expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
    findings: ['left <2.1.0: high'],
  });
});

it('is clean when the registry names none', () => {
  expect(readAudit('{ "auditReportVersion": 2, "vulnerabilities": {} }')).toEqual({ findings: [] });
});

it.each([
  { message: '405 Method Not Allowed - POST https://registry/-/npm/v1/security/advisories/bulk', statusCode: 405 },
  { message: 'request to https://registry/ failed, reason: getaddrinfo ENOTFOUND', error: { summary: '', detail: '' } },
])('says so when the registry cannot be asked: $message', (answer) => {
  expect(readAudit(JSON.stringify(answer))).toEqual({ notReachable: answer.message });
});

it('does not mistake another error for an unreachable registry', () => {
  expect(() => readAudit('{ "error": { "code": "ENOLOCK", "summary": "no lockfile" } }')).toThrow();
});
