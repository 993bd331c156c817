export { openWorkProcess, type Work, type WorkItems, type WorkProcess } from './open-work-process.ts'
export { openWorkProcessPool, type WorkProcessPool } from './open-work-process-pool.ts'
export { WorkStopped } from './work-stopped.ts'
