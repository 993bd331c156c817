export { scrapeJob } from './jobs.ts'
export { resumeLostScrapes } from './resume-lost-scrapes.ts'
export { websiteRoutes } from './routes.ts'
export { runScrape } from './run-scrape.ts'
