import { uploadBytesMax } from '@parleykit/contract/knowledge/limits'
import { Button, Flex, Text } from '@radix-ui/themes'
import { FolderUp, Upload } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { batchOfDrop, batchOfFiles, type UploadBatch } from './dropped-files.ts'
import { acceptedFileTypes } from './file-error.ts'

/** Accepts files, folders and ZIP files by selection or drag and drop. */
export function DropZone({ onFiles }: { readonly onFiles: (batch: UploadBatch) => void }) {
  const filesInput = useRef<HTMLInputElement>(null)
  const folderInput = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function take(batch: UploadBatch) {
    if (batch.files.length + batch.skipped.length > 0) onFiles(batch)
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    take(batchOfFiles([...(target.files ?? [])]))
    target.value = ''
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    void batchOfDrop(event.dataTransfer).then(take)
  }

  return (
    <section
      aria-label="Upload files"
      className="drop-zone"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Flex direction="column" align="center" gap="2">
        <Flex gap="2" wrap="wrap" justify="center">
          <Button variant="soft" type="button" onClick={() => filesInput.current?.click()}>
            <Upload size={16} /> Upload files
          </Button>
          <Button variant="surface" color="gray" type="button" onClick={() => folderInput.current?.click()}>
            <FolderUp size={16} /> Upload a folder
          </Button>
        </Flex>
        <Text as="p" size="2" color="gray" align="center">
          or drop files, folders or ZIP files here: PDF, Word, Excel, PowerPoint, text, Markdown, HTML, email
          or code, up to {uploadBytesMax / 1024 / 1024} MB each
        </Text>
      </Flex>
      <input
        ref={filesInput}
        type="file"
        multiple
        hidden
        accept={acceptedFileTypes}
        aria-label="Files to upload"
        onChange={choose}
      />
      <input
        ref={folderInput}
        type="file"
        hidden
        aria-label="Folder to upload"
        onChange={choose}
        {...{ webkitdirectory: '' }}
      />
    </section>
  )
}
