import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** Explains file system errors to the operator. Other errors stay unchanged. */
export function explainFileError(error: unknown, dataDir: string): unknown {
  if (error instanceof EmbeddedPostgresError || !(error instanceof Error)) return error
  const reason = reasons.find(
    ({ sign }) => ('code' in error && error.code === sign) || error.message.includes(sign),
  )
  if (reason === undefined) return error
  return new EmbeddedPostgresError(`${dataDir} ${reason.words} (${error.message})`, { cause: error })
}

const readOnly = 'is read-only. Set DATA_DIR to a folder that can be written.'
const full = 'is on a full disk. Make room and start again.'
const reasons = [
  { sign: 'EROFS', words: readOnly },
  { sign: 'attempt to write a readonly database', words: readOnly },
  { sign: 'unable to open database file', words: "can't be written by this user. Give it to this user." },
  { sign: 'EACCES', words: "can't be used by this user. Give it to this user, or set another DATA_DIR." },
  { sign: 'EPERM', words: "can't be used by this user. Give it to this user, or set another DATA_DIR." },
  { sign: 'ENOTDIR', words: "isn't a folder. Set DATA_DIR to one." },
  // Node reports ENOENT if a folder can't be created on a read-only disk.
  { sign: 'ENOENT', words: "can't be created. Set DATA_DIR to a folder that can be written." },
  { sign: 'EEXIST', words: "isn't a folder. Set DATA_DIR to one." },
  { sign: 'ENOSPC', words: full },
  { sign: 'database or disk is full', words: full },
]
