/** What the server asks of the thread that has the file; answered in the order of asking. */
export type Request =
  | { readonly kind: 'migrate' }
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'close' };

export type Answer =
  | { readonly rows: readonly unknown[]; readonly changes: number }
  /** `code`: SQLite's own, such as SQLITE_BUSY; empty when the mistake is ours. */
  | { readonly failure: { readonly code: string; readonly message: string } };
