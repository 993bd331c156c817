// For the reason given in drizzle.ts.
export * from 'drizzle-orm/pg-core'
