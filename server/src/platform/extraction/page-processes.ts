import { openSandboxSession, SandboxError, type SandboxSession } from '../sandbox/index.ts'
import type { ExtractionLimits } from './bounds/extraction-limits.ts'
import type { PageTask } from './process/page-main.ts'

export interface PageProcesses {
  /** A process's unchecked answer about a page. Rejects with a SandboxError. */
  read(job: { input: Uint8Array; task: PageTask; signal: AbortSignal }): Promise<unknown>
  close(): Promise<void>
}

const sandbox = { main: new URL('./process/page-main.ts', import.meta.url), folder: import.meta.dirname }

/** Maximum number of pages per process, so that leaked memory is freed. */
const pagesMax = 100

interface Idle {
  readonly session: SandboxSession
  readonly host: string
  readonly pages: number
  readonly timer: NodeJS.Timeout
}

/**
 * Processes that read pages. Starting one takes far longer than reading a page, so a process is reused, but only for
 * one website: a page that took over its process could lie only about other pages of its own site.
 */
export function openPageProcesses(limits: ExtractionLimits): PageProcesses {
  const { maxMemoryBytes, maxMilliseconds, maxTextLength } = limits
  const ofPage = { maxMemoryBytes, maxMilliseconds, maxAnswerBytes: 4 * maxTextLength + 16 * 1024 * 1024 }
  const idle: Idle[] = []
  let closed = false

  /** A process that waits for this website, or a new one, which replaces the one that has waited longest. */
  function take(host: string): { session: SandboxSession; pages: number } {
    const at = idle.findIndex((each) => each.host === host)
    const [known] = idle.splice(at === -1 ? 0 : at, at === -1 && idle.length < limits.concurrency ? 0 : 1)
    clearTimeout(known?.timer)
    if (known?.host === host) return known
    void known?.session.close()
    return { session: openSandboxSession(sandbox, ofPage), pages: 0 }
  }

  function giveBack(host: string, session: SandboxSession, pages: number): void {
    if (closed || pages >= pagesMax) return void session.close()
    const timer = setTimeout(() => {
      const at = idle.findIndex((each) => each.session === session)
      if (at !== -1) idle.splice(at, 1)
      void session.close()
    }, limits.pageIdleMilliseconds)
    timer.unref()
    idle.push({ session, host, pages, timer })
  }

  return {
    async read(job) {
      const host = URL.parse(job.task.url)?.host ?? ''
      const { session, pages } = take(host)
      try {
        const said = await session.ask(job)
        giveBack(host, session, pages + 1)
        return said
      } catch (error) {
        const mayBeOthers = pages > 0 && error instanceof SandboxError && error.reason === 'out_of_memory'
        if (!mayBeOthers) throw error
        // Earlier pages may have left too little memory. In a new process the page has all of it.
        const fresh = openSandboxSession(sandbox, ofPage)
        const said = await fresh.ask(job)
        giveBack(host, fresh, 1)
        return said
      }
    },
    async close() {
      closed = true
      await Promise.all(
        idle.splice(0).map(({ session, timer }) => {
          clearTimeout(timer)
          return session.close()
        }),
      )
    },
  }
}
