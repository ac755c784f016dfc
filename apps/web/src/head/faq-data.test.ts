import { expect, it } from 'vitest';
import { faqData } from './faq-data.ts';

it('FAQ data cannot end the script it stands in', () => {
  const data = faqData([{ question: '</script><script>alert(1)</script>', answer: '<b>&</b>' }]);
  expect(data).not.toContain('<');
  expect(JSON.parse(data).mainEntity[0].name).toBe('</script><script>alert(1)</script>');
});
