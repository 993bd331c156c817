/** The address of a PostgreSQL server: a URL, or a socket folder with user and database. */
export type DatabaseAddress =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

/** Milliseconds of silence after which the operating system probes the other side (TCP keepalive). */
export const keepAliveMs = 10_000
