// As drizzle.ts says.
export * from 'drizzle-orm/pg-core'
