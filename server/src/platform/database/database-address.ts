/** Where a PostgreSQL listens: a URL, or a socket folder with user and database. */
export type DatabaseAddress =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

/** Milliseconds without a byte after which the operating system asks whether the other side is there. */
export const keepAliveMs = 10_000
