import { config } from 'zod'

// Zod would try to compile its schemas with eval, which the page's content security policy refuses and reports.
// Imported before the first schema is made.
config({ jitless: true })
