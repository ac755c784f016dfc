import { after } from 'node:test';
import { startEngineSite } from '../firefox/engine-site.ts';
import { startVisitor } from './visitor.ts';

/** The pages without a server, and a visitor. Both are closed after the tests of the file. */
export async function visitorOnSite() {
  const site = await startEngineSite();
  const visitor = await startVisitor();
  after(async () => {
    await visitor.close();
    await site.close();
  });
  return { site, visitor };
}
