import { slowTiff } from '../../testing/pictures.ts';
import { DecodingPool } from '../pool.ts';
import { fileBody } from './file-body.ts';

// A server for tests to kill, with idle children and a busy one.
const pool = new DecodingPool({ children: 2 });
await pool.warmUp();
const job = pool.convert(new AbortController().signal, fileBody(slowTiff));
console.log(JSON.stringify(pool.pids));
await job;
