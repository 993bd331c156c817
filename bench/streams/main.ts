/** `npm run bench -- streams [--slow-readers]`: open dashboards, or visitors who hardly read their answers. */
const place = process.argv.indexOf('--slow-readers')
if (place !== -1) process.argv.splice(place, 1)
await import(place === -1 ? './open-dashboards.ts' : './slow-readers.ts')
