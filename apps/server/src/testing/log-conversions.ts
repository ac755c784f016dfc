import { openDatabase } from '../database/open-database.ts';

/** Runs as a separate process: logs conversions until it is killed, and prints the number of each once acknowledged. */
const [place = '', name = ''] = process.argv.slice(2);
const database = await openDatabase(JSON.parse(place));
for (let number = 0; ; number++) {
  await database.logConversions([
    {
      createdAt: Date.now(),
      sourceFormat: 'png',
      targetFormat: 'jpg',
      fileSize: 1,
      conversionType: 'client',
      success: true,
      processingTimeMs: 1,
      userAgent: `${name}-${number}`,
    },
  ]);
  process.stdout.write(`${name}-${number}\n`);
}
