/** Requests to the thread that owns the file. It answers them in order. */
export type Request =
  | { readonly kind: 'migrate' }
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'close' };

export type Answer =
  | { readonly rows: readonly unknown[]; readonly changes: number }
  /** `code`: SQLite's error code, e.g. SQLITE_BUSY; empty when the error is not from SQLite. */
  | { readonly failure: { readonly code: string; readonly message: string } };
