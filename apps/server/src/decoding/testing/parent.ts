import { slowTiff } from '../../testing/pictures.ts';
import { DecodingPool } from '../pool.ts';
import { fileBody } from './file-body.ts';

// A server for tests to kill, with one idle child and one busy child.
const pool = new DecodingPool({ children: 2 });
await pool.warmUp();
const job = pool.convert(new AbortController().signal, fileBody(slowTiff));
console.log(JSON.stringify(pool.pids));
await job;
