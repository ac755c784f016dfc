import { logConversion } from '@image-converter/contract/log';
import type { Api } from '@image-converter/contract/request';
import type { BrowserEnd, Work } from './convert-item.ts';
import { LogAllowance } from './log-allowance.ts';

const allowance = new LogAllowance();

/** Tells the server what the browser has converted, unless there has been too much of it lately. */
export async function logEnd(api: Api, { file, format, options }: Work, end: BrowserEnd): Promise<void> {
  if (!allowance.take(performance.now())) return;
  await logConversion(api, {
    source_format: format,
    target_format: options.target,
    file_size: file.size,
    conversion_type: 'client',
    success: end.success,
    processing_time_ms: end.milliseconds,
  });
}
