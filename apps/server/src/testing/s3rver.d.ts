declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  /** The part of s3rver that the tests use. */
  export default class S3rver {
    constructor(options: { directory: string; silent: boolean });
    callback(): RequestListener;
  }
}
