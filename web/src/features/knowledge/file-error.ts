import { uploadBytesMax, uploadTypes } from '@parleykit/contract/knowledge/limits'

const unreadableType = `Supported file types: ${uploadTypes.join(', ')}.`

/** Why a file would be refused, or null if it may be sent. */
export function findFileError(file: { readonly name: string; readonly size: number }): string | null {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  if (!uploadTypes.some((type) => type === ending)) return unreadableType
  if (file.size > uploadBytesMax) return `The file is larger than ${uploadBytesMax / 1024 / 1024} MB.`
  if (file.size === 0) return 'The file is empty.'
  return null
}

/** For the `accept` attribute of a file input. */
export const acceptedFileTypes = uploadTypes.map((type) => `.${type}`).join(',')
