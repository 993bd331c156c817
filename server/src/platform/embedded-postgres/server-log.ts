import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs'

/** The file that PostgreSQL writes its messages to. */
export type ServerLog = {
  fd: number
  /** Bytes in the file now. */
  size(): number
  /** What was written since the file had `from` bytes, at most its last 4 kB. */
  recent(from: number): string
  close(): void
}

const longest = 4 * 1024 * 1024

/** Opens the log for appending and keeps it bounded: past 4 MB it moves to `<path>.1`, over the one before. */
export function openServerLog(path: string): ServerLog {
  const fd = openSync(path, 'a+', 0o600)
  // PostgreSQL holds the file open, so it is copied and emptied instead of renamed.
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
