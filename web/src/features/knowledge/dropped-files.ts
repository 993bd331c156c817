import type { SkippedFile } from '@parleykit/contract/knowledge/knowledge-archives'
import { folderFilesMax } from '@parleykit/contract/knowledge/limits'
import { findFileError, isArchive, unreadableType } from './file-error.ts'
import { knowledgeTexts } from './knowledge-texts.ts'

export interface FileToUpload {
  readonly file: File
  /** With slashes; empty for a file that isn't in a folder. */
  readonly folder: string
}

export interface UploadBatch {
  readonly files: readonly FileToUpload[]
  /** Files of a folder that can't be sent. */
  readonly skipped: readonly SkippedFile[]
  /** The folder or ZIP file whose content is reported; null if each file shows its own state. */
  readonly source: string | null
}

/** Files from the chooser. Those of a folder have their paths. */
export function batchOfFiles(files: readonly File[]): UploadBatch {
  const found = files.map((file) => ({ file, path: file.webkitRelativePath || file.name }))
  const isFolder = files.some((file) => file.webkitRelativePath !== '')
  return isFolder ? batchOfFolder(found) : batchOfSingleFiles(files)
}

/** What was dropped: files, folders with all that they contain, or both. */
export async function batchOfDrop({ items, files }: DataTransfer): Promise<UploadBatch> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  const list = [...files]
  if (!entries.some((entry) => entry.isDirectory)) return batchOfSingleFiles(list)
  const found: FoundFile[] = []
  for (const entry of entries) await collect(entry, found)
  return batchOfFolder(found)
}

interface FoundFile {
  readonly file: File
  readonly path: string
}

/** More aren't even listed. */
const listedMax = 5000
const depthMax = 20

async function collect(entry: FileSystemEntry, found: FoundFile[], depth = 0): Promise<void> {
  if (found.length >= listedMax || depth > depthMax || isHidden(entry.name)) return
  const path = entry.fullPath.replace(/^\//, '')
  if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)))
    if (file) found.push({ file, path })
  } else if (isFolder(entry)) {
    for (const child of await listFolder(entry)) await collect(child, found, depth + 1)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** Browsers list a folder in several parts, until one is empty. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  while (all.length < listedMax) {
    const part = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (part.length === 0) break
    all.push(...part)
  }
  return all.sort((one, other) => one.name.localeCompare(other.name))
}

/** What systems put beside the files of a folder. */
function isHidden(name: string): boolean {
  return /^\.|^__MACOSX$|^(?:Thumbs\.db|desktop\.ini)$/i.test(name)
}

function batchOfFolder(found: readonly FoundFile[]): UploadBatch {
  const files: FileToUpload[] = []
  const skipped: SkippedFile[] = []
  for (const { file, path } of found.filter((each) => !each.path.split('/').some(isHidden))) {
    const error = findFileError(file)
    const isTooMany = error === null && files.length >= folderFilesMax
    const reason = isTooMany ? knowledgeTexts.tooManyFiles(folderFilesMax) : error
    if (reason !== null)
      skipped.push({
        path,
        reason: reason === unreadableType ? knowledgeTexts.unknownType : reason,
        isOverPlan: false,
      })
    else files.push({ file, folder: path.slice(0, Math.max(0, path.lastIndexOf('/'))) })
  }
  const [first] = found
  return { files, skipped, source: first ? (first.path.split('/')[0] ?? '') : '' }
}

function batchOfSingleFiles(list: readonly File[]): UploadBatch {
  const archive = list.find(isArchive)
  const files = list.map((file) => ({ file, folder: '' }))
  return { files, skipped: [], source: archive?.name ?? null }
}
