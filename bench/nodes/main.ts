/** `npm run bench -- nodes [--database]`: what visitors get while a node, or the database, is away. */
const place = process.argv.indexOf('--database')
if (place !== -1) process.argv.splice(place, 1)
await import(place === -1 ? './lose-node.ts' : './lose-database.ts')
