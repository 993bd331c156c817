import { archiveBytesMax, uploadBytesMax, uploadTypes } from '@parleykit/contract/knowledge/limits'

export const unreadableType = `Supported file types: ${uploadTypes.join(', ')}, zip.`

/** Whether the files in a file are added, not the file itself. */
export function isArchive({ name }: { readonly name: string }): boolean {
  return /\.zip$/i.test(name)
}

/** Why a file would be refused, or null if it may be sent. */
export function findFileError(file: { readonly name: string; readonly size: number }): string | null {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  if (!isArchive(file) && !uploadTypes.some((type) => type === ending)) return unreadableType
  const bytesMax = isArchive(file) ? archiveBytesMax : uploadBytesMax
  if (file.size > bytesMax) return `The file is larger than ${bytesMax / 1024 / 1024} MB.`
  if (file.size === 0) return 'The file is empty.'
  return null
}

/** For the `accept` attribute of a file input. */
export const acceptedFileTypes = [...uploadTypes, 'zip'].map((type) => `.${type}`).join(',')
