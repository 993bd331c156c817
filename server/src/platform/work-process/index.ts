export { openWorkProcess, type Work, type WorkItems, type WorkProcess } from './open-work-process.ts'
export { WorkStopped } from './work-stopped.ts'
