import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs'

/** The file that PostgreSQL writes its messages to. */
export type ServerLog = {
  fd: number
  /** Bytes in the file now. */
  size(): number
  /** The text written since the file had `from` bytes, at most its last 4 kB. */
  recent(from: number): string
  close(): void
}

const longest = 4 * 1024 * 1024

/**
 * Opens the log for appending and limits its size: beyond 4 MB it is moved to `<path>.1`, replacing the previous one.
 */
export function openServerLog(path: string): ServerLog {
  const fd = openSync(path, 'a+', 0o600)
  // PostgreSQL keeps the file open, so it is copied and truncated instead of renamed.
  const bound = () => {
    if (fstatSync(fd).size <= longest) return
    copyFileSync(path, `${path}.1`)
    ftruncateSync(fd)
  }
  bound()
  const timer = setInterval(bound, 60_000).unref()

  return {
    fd,
    size: () => fstatSync(fd).size,
    recent(from) {
      const { size } = fstatSync(fd)
      const start = Math.max(from, size - 4096)
      const text = Buffer.alloc(Math.max(0, size - start))
      readSync(fd, text, 0, text.length, start)
      return text.toString()
    },
    close() {
      clearInterval(timer)
      closeSync(fd)
    },
  }
}
