import { archiveUnpackedBytesMax, folderFilesMax, uploadBytesMax } from '@parleykit/contract/knowledge/limits'
import type { SkippedReason } from '../../../platform/extraction/index.ts'

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

/** Why a file in a ZIP archive isn't part of the knowledge, for its owner. */
export const skippedTexts: Readonly<Record<SkippedReason, string>> = {
  unknown_type: "This file type isn't supported.",
  nested: "A ZIP file inside a ZIP file isn't unpacked. Upload it on its own.",
  encrypted: 'This file is password-protected. Remove the password and upload it again.',
  too_large: `This file is larger than ${megabytes(uploadBytesMax)}. Split it and upload the parts.`,
  too_many: `Only ${folderFilesMax} files are read of one ZIP file. Upload the others on their own.`,
  too_far: `Only ${megabytes(archiveUnpackedBytesMax)} are unpacked of one ZIP file. Upload the others on their own.`,
  bad_path: "This file's path leads outside of the ZIP file.",
  damaged: "This file is damaged, or packed in a way that isn't known.",
}
