import { corpusBytes } from '@image-converter/corpus/corpus';
import { DecodingPool } from '../pool.ts';
import { fileBody } from './file-body.ts';

// A server to be killed, with one child idle and one at work.
const pool = new DecodingPool({ children: 2 });
await pool.warmUp();
const job = pool.convert(new AbortController().signal, fileBody(corpusBytes('IMG_5952.CR2')));
console.log(JSON.stringify(pool.pids));
await job;
