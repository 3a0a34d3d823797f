declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  type Listing = { readonly objects: { readonly key: string }[]; readonly isTruncated: boolean };

  /** The part of it that is used here; it has no types of its own. */
  class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    readonly store: { listObjects(bucket: string, options: { maxKeys?: number }): Promise<Listing> };
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
  export = S3rver;
}
