// Drizzle's package.json has 180 KB and is parsed for every file that names the package: here alone.
export * from 'drizzle-orm'
