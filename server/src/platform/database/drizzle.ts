// Drizzle's package.json has 180 KB and is parsed for every file that imports the package, so only this file does.
export * from 'drizzle-orm'
